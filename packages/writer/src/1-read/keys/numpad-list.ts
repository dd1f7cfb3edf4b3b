import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { isCounted } from './around.ts';
import { isMapped } from './is-mapped.ts';
import { isModifier } from './modifiers.ts';
import { numpadPart } from './numpad-key.ts';

const FAR = 18;
const ON_PAD = /^numpad(?:\d|add|sub|mult|div|dot)$/;
const SIGN = /^[\d*/]$/;
const BEFORE = /^(?:,|;|:|and|its|or|the)$/;
const PLUS_OR_MINUS = /^[+-]$/;
const WORD = /^(?:plus|minus|star|slash|dot)$/;
const ALSO_ON_PAD: Readonly<Record<string, string>> = {
  plus: 'numpadadd',
  minus: 'numpadsub',
  asterisk: 'numpadmult',
  slash: 'numpaddiv',
  period: 'numpaddot',
  enter: 'numpadenter',
};
const JOINS = /^(?:and|or|in|on|at|then|each|every|respectively)$/;

/** "on the number pad 1 is louder, 2 is quieter": what goes on behind a key of the number pad may be on it as well. */
export function numpadList(tokens: readonly Token[], keys: readonly Found[], mentions: readonly number[]): Found[] {
  // The plus of "ctrl+numpad keys" is none of them.
  const held = new Set(keys.flatMap(({ value, to }) => (value.split('+').every(isModifier) ? [to] : [])));
  const ends = new Set(
    keys.flatMap(({ value, from, to }) => (ON_PAD.test(value) && !held.has(from) ? [to] : [])).concat(mentions),
  );
  const plain = new Map(keys.map((key) => [key.from, key]));
  const found: Found[] = [];
  let last = Number.NEGATIVE_INFINITY;
  tokens.forEach(({ low }, at) => {
    if (ends.has(at)) last = at;
    if (/^[.\n]$/.test(low)) last = Number.NEGATIVE_INFINITY;
    const also = at - last > FAR ? undefined : alsoOnPad(tokens, plain.get(at));
    if (also) {
      found.push(also);
      last = also.to;
    }
    if (at - last > FAR || !isListed(tokens, at) || isCounted(tokens, at) || !doesSomething(tokens, at + 1)) return;
    found.push({ kind: 'key', value: numpadPart(low) ?? '', from: at, to: at + 1 });
    last = at;
  });
  return found;
}

// "…, minus takes one off": what is a key already may be the one of the number pad.
function alsoOnPad(tokens: readonly Token[], key: Found | undefined): Found | undefined {
  const value = ALSO_ON_PAD[key?.value ?? ''];
  if (!key || !value || !BEFORE.test(lowAt(tokens, key.from - 1))) return undefined;
  const isClear = isMapped(tokens, key.to) || lowAt(tokens, key.from - 1) === 'its';
  // Enter is mostly what follows a text.
  return isClear || (key.value !== 'enter' && doesSomething(tokens, key.to)) ? { ...key, value } : undefined;
}

function isListed(tokens: readonly Token[], at: number): boolean {
  const [before, low] = [lowAt(tokens, at - 1), lowAt(tokens, at)];
  if (!BEFORE.test(before)) return false;
  if (PLUS_OR_MINUS.test(low)) return /^(?:and|its|the)$/.test(before) && !tokens[at + 1]?.glued;
  // "…, plus while it's held" adds something.
  const isNamed = low !== 'plus' || /^(?:its|the)$/.test(before) || isMapped(tokens, at + 1);
  return SIGN.test(low) || (WORD.test(low) && isNamed);
}

// "press F3, Tab, 2, Enter": a digit with nothing said about it is what another key presses.
function doesSomething(tokens: readonly Token[], at: number): boolean {
  const low = lowAt(tokens, at);
  if (low === '') return at < tokens.length;
  return low === '(' || isMapped(tokens, at) || (/^\p{L}{2}/u.test(low) && !JOINS.test(low));
}
