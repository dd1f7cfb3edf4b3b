import type { Mark } from '../reading.ts';
import { isModifier } from './modifiers.ts';
import { quotedKey } from './quoted-key.ts';

const WRAPPERS: ReadonlyArray<readonly [opens: string, closes: string]> = [
  ['<kbd>', '</kbd>'],
  ['`', '`'],
  ["'", "'"],
  ['‘', '’'],
  ['"', '"'],
  ['“', '”'],
  ['(', ')'],
];
const FIRST_SIGNS = new Set(WRAPPERS.map(([opens]) => opens[0]));
const LONGEST_NAME = 16;
const MOST_KEYS = 5;

type Wrapped = { readonly name: string; readonly end: number };

/** A combination whose keys are wrapped one by one: `Win`+`Shift`+`L`, (Ctrl)+(B), <kbd>Ctrl</kbd>+<kbd>B</kbd>. */
export function wrappedChord(request: string, start: number): Mark | undefined {
  if (!FIRST_SIGNS.has(request[start])) return undefined;
  const first = wrappedAt(request, start);
  if (!first || !mayBeHeld(first.name)) return undefined;
  const names = [first.name];
  let { end } = first;
  while (names.length < MOST_KEYS) {
    const plus = afterBlanks(request, end);
    const next = request[plus] === '+' ? wrappedAt(request, afterBlanks(request, plus + 1)) : undefined;
    if (!next) break;
    names.push(next.name);
    end = next.end;
  }
  const value = names.length > 1 ? quotedKey(names.join('+')) : undefined;
  return value ? { kind: 'key', value, start, end } : undefined;
}

// 'a'+'b' may be texts that are put together.
function mayBeHeld(name: string): boolean {
  const key = quotedKey(name);
  return key !== undefined && (isModifier(key) || key === 'capslock');
}

function wrappedAt(request: string, start: number): Wrapped | undefined {
  const wrapper = WRAPPERS.find(([opens]) => request.startsWith(opens, start));
  if (!wrapper) return undefined;
  const [opens, closes] = wrapper;
  const from = start + opens.length;
  // The first sign belongs to the name whatever it is: (Ctrl)+()) has a parenthesis for a key.
  const length = request.slice(from + 1, from + LONGEST_NAME + closes.length).indexOf(closes);
  if (length < 0) return undefined;
  const to = from + 1 + length;
  return { name: request.slice(from, to).trim(), end: to + closes.length };
}

function afterBlanks(request: string, from: number): number {
  let at = from;
  while (request[at] === ' ' && at < from + 2) at += 1;
  return at;
}
