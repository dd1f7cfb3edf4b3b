import { ENGLISH_WORDS } from '#knowledge/languages/english.ts';
import { PROGRAM_NAMES } from '#knowledge/program-names.ts';
import type { Token } from '../tokens.ts';
import { isOneSlip } from './one-slip.ts';

const SHORTEST = 6;
// One letter away from words that are no program: "inventory", "kindly", "docked".
const NEAR_WORDS = new Set(
  'inventor kindle unreal docker element claude audition resolve publisher sharex calibre parsec signal'.split(' '),
);
/** Names with one letter left out, so that a slip is found by looking up and not by comparing with every name. */
const BY_SHORTER = new Map<string, string>();
for (const [name] of PROGRAM_NAMES) {
  const low = name.toLowerCase();
  const isWord = ENGLISH_WORDS.has(low) && /^(?:camera|terminal|everything|signal|player|maps)$/.test(low);
  if (!/^[a-z]+$/.test(low) || low.length < SHORTEST || isWord || NEAR_WORDS.has(low)) continue;
  for (const shorter of shorterWays(low)) if (!BY_SHORTER.has(shorter)) BY_SHORTER.set(shorter, name);
}

/** The program that a word names with a slip of the finger: "discrod". */
export function correctedName({ low, raw }: Token): string | undefined {
  if (low.length < SHORTEST - 1 || low.length > 20 || !/^[a-z]+$/.test(low) || ENGLISH_WORDS.has(low)) return undefined;
  if (low !== raw.toLowerCase()) return undefined;
  for (const way of shorterWays(low)) {
    const name = BY_SHORTER.get(way);
    // "notepads" are several.
    if (name && isOneSlip(low, name.toLowerCase()) && low !== `${name.toLowerCase()}s`) return asWritten(name, raw);
  }
  return undefined;
}

/** The name with a capital only if the user wrote one. */
export function asWritten(name: string, raw: string): string {
  return /^\p{Lu}/u.test(raw) ? name : name.toLowerCase();
}

function shorterWays(word: string): string[] {
  return [word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))];
}
