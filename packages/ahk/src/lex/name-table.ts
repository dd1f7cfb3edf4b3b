import { RESERVED_WORDS } from '../knowledge/reserved-words.ts';

/** A name as it is written, in lower case, and the word of the language that it is; the last is empty for most. */
export type Name = { text: string; lower: string; word: string };

/**
 * The names of one script by how they are written. A script uses few names many times: each is put in lower case and
 * looked up among the words of the language once, and all uses share its strings.
 */
export type NameTable = Map<string, Name>;

const LANGUAGE_WORDS = new Set([...RESERVED_WORDS, 'unset', 'isset', 'super']);

export function nameOf(names: NameTable, text: string): Name {
  const known = names.get(text);
  if (known) return known;
  const lower = text.toLowerCase();
  const name: Name = { text, lower, word: LANGUAGE_WORDS.has(lower) ? lower : '' };
  names.set(text, name);
  return name;
}
