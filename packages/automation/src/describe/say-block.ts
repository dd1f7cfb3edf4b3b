import type { Step } from '#language/steps.ts';
import type { Words } from './phrases.ts';
import { sayStep, saySteps } from './say-steps.ts';
import { outsideQuotes } from './say-text.ts';

/** The steps of a block as one clause: "it opens Word and waits 2 seconds". */
export function sayThen(steps: readonly Step[], words: Words): string {
  return saySteps(steps, words, 'and').join('; ') || 'it does nothing';
}

/** The verb of a block that is a single plain step, so that more can stand behind it; undefined for anything longer. */
export function singleVerb(steps: readonly Step[], words: Words): string | undefined {
  const [step] = steps;
  if (!step || steps.length > 1) return undefined;
  const { kind, text, more, next, later, last } = sayStep(step, words);
  const isPlain = kind === 'verb' && !more && !next && !later && !last;
  return isPlain && !/[,;:]| and \w+s\b| until | (?:times|twice)(?! in a row)| later$/.test(outsideQuotes(text))
    ? text
    : undefined;
}
