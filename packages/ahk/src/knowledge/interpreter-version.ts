/** The AutoHotkey whose verdicts this package follows. */
export const INTERPRETER_VERSION = '2.0.26';

/** Below 0, 0 or above 0; a pre-release such as 2.1-alpha.3 is older than 2.1. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [split(one), split(other)];
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index++) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.early !== right.early) return left.early ? -1 : 1;
  return 0;
}

function split(version: string): { numbers: number[]; early: boolean } {
  const [numbers = '', early] = version.split('-', 2);
  return { numbers: numbers.split('.').map((part) => Number.parseInt(part, 10) || 0), early: early !== undefined };
}
