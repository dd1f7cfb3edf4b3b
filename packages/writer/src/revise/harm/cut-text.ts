import type { Difference } from '@hotscribe/automation';
import { cutWords } from '#1-read/words.ts';
import { valuesBelow } from './parts.ts';
import type { Said } from './said.ts';

/** Shorter texts are a name or a file: people give them anew as a whole. */
const LONG = 6;
const COMMON = 3;

/** A text that was replaced as a whole, though the wish names a few words of it: only those were meant. */
export function isCutText({ old, now }: Difference, said: Said): boolean {
  const gone = wordsIn(old);
  if (gone.length < LONG) return false;
  const kept = new Set(wordsIn(now));
  const left = gone.filter((word) => kept.has(word)).length;
  const named = gone.filter((word) => word.length > COMMON && !kept.has(word) && said.names(word));
  return named.length > 0 && left * 2 < gone.length && named.length * 2 < gone.length;
}

function wordsIn(tree: unknown): string[] {
  return valuesBelow(tree).flatMap((value) => cutWords(value).map(({ seen }) => seen));
}
