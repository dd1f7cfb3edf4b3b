import type { Element } from '#2-propose/elements.ts';
import type { Candidate } from './candidate.ts';
import { NEEDED_WORDS } from './needed-words.ts';

/** Whether anybody can have meant this: what loses work or data needs its verb, a guess must not shut down the PC. */
export function isPlausible(candidate: Candidate, elements: readonly Element[]): boolean {
  return isAskedFor(candidate, elements) && !changesNothing(candidate);
}

// Where the model lost the thread of a list, it maps a key to itself.
function changesNothing({ program }: Candidate): boolean {
  if (program.kind !== 'rules') return false;
  return program.rules.some(
    (rule) => rule.kind === 'remap' && (rule.from === rule.to || rule.from.endsWith(`&${rule.to}`)),
  );
}

function isAskedFor({ tokens }: Candidate, elements: readonly Element[]): boolean {
  const said = new Set(elements.flatMap((element) => (element.is === 'word' ? element.seen.split(' ') : [])));
  return tokens.every((token) => {
    const needed = typeof token === 'string' ? NEEDED_WORDS[token] : undefined;
    return needed === undefined || [...said].some((word) => needed.some((start) => word.startsWith(start)));
  });
}
