import type { Draft } from './draft.ts';

/** Keeps the hotkeys that suspend the others at work: the one that ends it again would be off, too. */
export function exemptFromSuspend(draft: Draft): void {
  const suspending = draft.functions.filter((text) => text.includes('Suspend(')).map((text) => /^\w+/.exec(text)?.[0]);
  const isExempt = (line: string) =>
    line.includes('Suspend(') || suspending.some((name) => name !== undefined && line.includes(`${name}`));
  for (const [index, { condition, lines }] of draft.hotkeys.entries()) {
    if (lines[0] === '#SuspendExempt' || !lines.some(isExempt)) continue;
    draft.hotkeys[index] = { condition, lines: ['#SuspendExempt', ...lines, '#SuspendExempt false'] };
  }
}
