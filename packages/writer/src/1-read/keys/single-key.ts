import { KEY_NAMES } from '#knowledge/key-names.ts';
import { matchPhrase, phrasesOf } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { isCounted } from './around.ts';
import { numpadKey } from './numpad-key.ts';

/** A key by its name, without asking yet whether the word is meant as one. */
export type NamedKey = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** The words it was said in; those of the name alone. */
  readonly phrase: string;
  /** It is called a key or a button. */
  readonly called: boolean;
};

const NAMES = phrasesOf(Object.entries(KEY_NAMES).flatMap(([key, names]) => names.map((name) => [name, key] as const)));
const CALLED = new Set(['key', 'keys', 'button', 'buttons']);
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The named key that begins at a token: F4, F-4, function 8, caps lock, numpad 3. */
export function namedKey(tokens: readonly Token[], from: number): NamedKey | undefined {
  const known = remembered(tokens);
  if (!known.has(from)) known.set(from, namedKeyAt(tokens, from));
  return known.get(from);
}

// Every scanner asks for the key at each place: looked up anew each time, long requests would take too long.
const REMEMBERED = new WeakMap<readonly Token[], Map<number, NamedKey | undefined>>();

function remembered(tokens: readonly Token[]): Map<number, NamedKey | undefined> {
  const known = REMEMBERED.get(tokens) ?? new Map();
  REMEMBERED.set(tokens, known);
  return known;
}

function namedKeyAt(tokens: readonly Token[], from: number): NamedKey | undefined {
  const found = functionKey(tokens, from) ?? numpadKey(tokens, from) ?? byName(tokens, from);
  return found && withCalled(tokens, { ...found, from });
}

type Name = { readonly key: string; readonly to: number; readonly phrase: string };

function byName(tokens: readonly Token[], from: number): Name | undefined {
  const match = matchPhrase(tokens, from, NAMES);
  return match && { key: match.value, to: match.to, phrase: match.phrase };
}

function withCalled(tokens: readonly Token[], name: Name & { readonly from: number }): NamedKey {
  const isSign = tokens[name.to]?.low === 'sign';
  const to = name.to + (isSign ? 1 : 0);
  const called = CALLED.has(tokens[to]?.low ?? '');
  return { ...name, to: called ? to + 1 : name.to, called };
}

function functionKey(tokens: readonly Token[], from: number): Name | undefined {
  const word = tokens[from]?.low ?? '';
  if (/^(?:sc[0-9a-f]{3}|vk[0-9a-f]{2})$/.test(word)) return { key: word, to: from + 1, phrase: word };
  const whole = /^f(?:n)?(\d{1,2})$/.exec(word);
  if (whole) return functionName(Number(whole[1]), from + 1, word);
  if (word === 'f' && tokens[from + 1]?.low === '-' && tokens[from + 1]?.glued)
    return functionName(digits(tokens[from + 2]), from + 3, 'f -');
  // "hold f 1.4 seconds" is the letter.
  if (word === 'f' && isCounted(tokens, from + 1)) return undefined;
  if (word === 'f' && /^\d/.test(tokens[from + 1]?.low ?? ''))
    return functionName(digits(tokens[from + 1]), from + 2, 'f');
  if (word !== 'function') return undefined;
  const at = tokens[from + 1]?.low === 'key' ? from + 2 : from + 1;
  return functionName(digits(tokens[at]), at + 1, 'function');
}

function functionName(number: number, to: number, phrase: string): Name | undefined {
  return number >= 1 && number <= 24 ? { key: `f${number}`, to, phrase } : undefined;
}

function digits(token: Token | undefined): number {
  const low = token?.low ?? '';
  return /^\d{1,2}$/.test(low) ? Number(low) : NUMBERS.indexOf(low) + 1;
}
