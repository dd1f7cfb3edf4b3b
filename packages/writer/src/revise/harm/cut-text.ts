import type { Difference } from '@hotscribe/automation';
import { cutWords } from '#1-read/words.ts';
import { alignedText } from './aligned-text.ts';
import { valuesBelow } from './parts.ts';
import type { Said } from './said.ts';

/** Shorter texts are a name or a file: people give them anew as a whole. */
const LONG = 6;
const COMMON = 3;

/** A text that was replaced as a whole, though the wish speaks of a part of it: only that was meant. */
export function isCutText({ old, now }: Difference, said: Said): boolean {
  const gone = wordsIn(old);
  if (gone.length < LONG) return false;
  const kept = new Set(wordsIn(now));
  const left = gone.filter((word) => kept.has(word)).length;
  if (left * 2 >= gone.length) return false;
  if (typeof old === 'string' && typeof now === 'string' && alignedText(old, now) !== undefined) return true;
  const named = gone.filter((word) => word.length > COMMON && !kept.has(word) && said.names(word));
  return named.length > 0 && named.length * 2 < gone.length;
}

function wordsIn(tree: unknown): string[] {
  return valuesBelow(tree).flatMap((value) => cutWords(value).map(({ seen }) => seen));
}
