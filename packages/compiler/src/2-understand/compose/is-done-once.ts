import type { Step } from '#ir/automation.ts';

export const AT_START = 'No key was named, so it is done when the script starts.';

const ENDS = /(?:^|\n)ExitApp\(\)$/;
const LATER = /^SetTimer\(\(\) => RemindNow\(/;

/** "say hello and then exit", "remind me in 20 minutes": what is over when it was done once has no use for a key. */
export function isDoneOnce(steps: readonly Step[]): boolean {
  const last = steps.at(-1)?.code ?? '';
  return (steps.length > 1 && ENDS.test(last)) || (steps.length === 1 && LATER.test(last));
}
