import type { Step } from '#language/steps.ts';
import type { Words } from './phrases.ts';
import { sayStep } from './say-steps.ts';

/** The steps of a block behind a colon: one as it is, several in parentheses, so that it is clear where they end. */
export function sayBlock(steps: readonly Step[], words: Words): string {
  const phrases = steps.map((step) => sayStep(step, words));
  return phrases.length === 1 ? (phrases[0] ?? '') : `(${phrases.join(', then ')})`;
}

/** The steps of a block behind a condition: "it opens Word and waits 2 seconds". */
export function sayThen(steps: readonly Step[], words: Words): string {
  const phrases = steps.map((step) => sayStep(step, words));
  const last = phrases.pop() ?? '';
  return withIt(phrases.length > 0 ? `${phrases.join(', ')} and ${last}` : last);
}

// A condition or a time comes before "it": "if Excel is open, it …" reads better than "it if Excel is open …".
export function withIt(steps: string): string {
  return /^(?:if|for each|until|as long as|by turns|it|\d+ \w+ later|half a second later)\b/.test(steps)
    ? steps
    : `it ${steps}`;
}
