import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';
import { isArticle, isCounted } from './around.ts';
import { type Combination, combination } from './combination.ts';
import { KEY_SIGNS } from './key-signs.ts';
import { combined, isModifier } from './modifiers.ts';
import { numpadPart } from './numpad-key.ts';
import { namedKey } from './single-key.ts';

const SEPARATORS = new Set([',', '/', 'and', 'or', '&', 'und', 'y', 'et', 'e', 'o', '|']);
const RANGES = new Set(['-', '–', 'to', 'through', 'till', 'thru', 'until', '—']);
const MOST = 12;

type Next = { readonly key: string; readonly from: number; readonly to: number };

/** The keys that go on behind one: "ctrl+1, 2 and 3", "F1 to F4". What is held holds for all of them. */
export function keyList(tokens: readonly Token[], first: Combination): Found[] {
  const range = rangeOf(tokens, first);
  if (range) return range;
  const found: Found[] = [];
  let { key, to } = first;
  while (found.length < MOST) {
    const next = nextOf(tokens, to, key, first.modifiers.length > 0, first.from);
    if (!next) break;
    // "alt+down, down, enter": the same key again is pressed alone.
    if (next.key === first.key || next.key === key) break;
    found.push(...marksOf(first.modifiers, next));
    key = next.key;
    to = next.to;
  }
  return found;
}

function marksOf(modifiers: readonly string[], { key, from, to }: Next): Found[] {
  const value = combined(modifiers, key) ?? key;
  return [{ kind: 'key', value, from, to }];
}

const DOES = /^(?:is|does|do|should|sends?|becomes?|gives?|press|presses|be|=|→|types?|act|acts|for|as)$/;
const BECAME = /^(?:is|does|be|as|=|to|press|presses|sends?|gives?|→|>|for|do|into|becomes?)$/;

function nextOf(tokens: readonly Token[], from: number, key: string, isHeld: boolean, start: number): Next | undefined {
  let at = from;
  while (SEPARATORS.has(tokens[at]?.low ?? '') && at < from + 2) at += 1;
  // "numpad 7 8 9": digits of the number pad may follow with nothing between.
  if (
    at === from &&
    !(key.startsWith('numpad') && /^\d$/.test(tokens[at]?.low ?? '')) &&
    !isSpacedLetter(tokens, at, key)
  )
    return undefined;
  if (tokens[at]?.low === 'the') at += 1;
  const next = keyAt(tokens, at, key, isHeld);
  if (!next || sortOf(next.key) !== sortOf(key) || sortOf(key) === 'other') return undefined;
  // "q does ctrl+k and w does shift+delete": a key of its own, that becomes something.
  if (isHeld && DOES.test(tokens[next.to]?.low ?? '') && BECAME.test(tokens[start - 1]?.low ?? '')) return undefined;
  // "ä on alt+a, ö on alt+o": what a key types comes first.
  if (isHeld && tokens[next.to]?.low === 'on' && namedKey(tokens, next.to + 1)) return undefined;
  // "ctrl+1, 2+3" begins another combination.
  return /^[+]$/.test(tokens[next.to]?.low ?? '') ? undefined : next;
}

// "ralt + i j k l": letters with nothing but blanks between them go on.
function isSpacedLetter(tokens: readonly Token[], at: number, key: string): boolean {
  const isDigit = /^\d$/.test(key);
  const isLetter = (place: number) =>
    (isDigit ? /^\d$/ : /^[b-z]$/).test(tokens[place]?.low ?? '') && !tokens[place]?.glued && !isCounted(tokens, place);
  return /^[\p{L}\d]$/u.test(key) && isLetter(at) && (isLetter(at + 1) || /^[a-z\d]$/.test(tokens[at - 2]?.low ?? ''));
}

function keyAt(tokens: readonly Token[], at: number, key: string, isHeld: boolean): Next | undefined {
  const low = tokens[at]?.low ?? '';
  if (key.startsWith('numpad') && numpadPart(low) && !isCounted(tokens, at))
    return { key: numpadPart(low) ?? '', from: at, to: at + 1 };
  if (/^[\p{Ll}\d]$/u.test(low)) {
    if (!isHeld || isArticle(tokens, at) || isCounted(tokens, at)) return undefined;
    return { key: low, from: at, to: at + 1 };
  }
  const sign = low.length === 1 ? KEY_SIGNS[low] : undefined;
  if (sign && isHeld && /^[[\]\-=]$/.test(low)) return { key: sign, from: at, to: at + 1 };
  const named = namedKey(tokens, at);
  return named && !isModifier(named.key) ? { key: named.key, from: at, to: named.to } : undefined;
}

/** What sort of key it is: only keys of one sort make a list. */
export function sortOf(key: string): string {
  if (/^f\d+$/.test(key)) return 'function';
  if (/^\d$/.test(key)) return 'digit';
  if (/^\p{L}$/u.test(key)) return 'letter';
  if (/^(?:up|down|left|right)$/.test(key)) return 'arrow';
  if (/^(?:pageup|pagedown|home|end)$/.test(key)) return 'page';
  if (key.startsWith('numpad')) return 'numpad';
  if (key.startsWith('wheel')) return 'wheel';
  if (/bracket$|^minus$|^equals$|^plus$/.test(key)) return 'sign';
  return 'other';
}

const TURNED = new Set([
  'remap',
  'map',
  'change',
  'turn',
  'make',
  'rebind',
  'bind',
  'switch',
  'move',
  'reassign',
  'convert',
  'remapped',
  'set',
]);

function rangeOf(tokens: readonly Token[], { modifiers, key, from, to }: Combination): Found[] | undefined {
  const sort = sortOf(key);
  if (!(sort === 'function' || sort === 'numpad' || ((sort === 'digit' || sort === 'letter') && modifiers.length > 0)))
    return undefined;
  let at = to;
  while (RANGES.has(tokens[at]?.low ?? '') && at < to + 1) at += 1;
  if (tokens[to]?.low === '.' && tokens[to + 1]?.low === '.') at = to + (tokens[to + 2]?.low === '.' ? 3 : 2);
  if (at === to) return undefined;
  // "remap F1 to F4": one becomes the other.
  if (tokens[to]?.low === 'to' && before(tokens, from).some((word) => TURNED.has(word))) return undefined;
  const again = modifiers.length > 0 ? combination(tokens, at) : undefined;
  const isSame = again && combined(again.modifiers, 'x') === combined(modifiers, 'x');
  const last = isSame
    ? { key: again.key, from: at, to: again.to }
    : (bareFunction(tokens, at, sort) ?? keyAt(tokens, at, key, true));
  if (!last || sortOf(last.key) !== sort) return undefined;
  const [first, end] = [numberOf(key), numberOf(last.key)];
  if (end <= first || end - first > 24) return undefined;
  const between: Found[] = [];
  for (let number = first + 1; number < end; number += 1) {
    const each = combined(modifiers, named(key, number));
    if (each) between.push({ kind: 'key', value: each, from: to, to: at });
  }
  const value = combined(modifiers, last.key);
  return value ? [...between, { kind: 'key', value, from: last.from, to: last.to }] : undefined;
}

// The last key of "F6-8", which is said without its F.
function bareFunction(tokens: readonly Token[], at: number, sort: string): Next | undefined {
  const low = tokens[at]?.low ?? '';
  // "f1 to 5, f2 to 6": one becomes the other.
  if (low.length === 1 && tokens[at - 1]?.low === 'to') return undefined;
  return sort === 'function' && /^\d{1,2}$/.test(low) && Number(low) <= 24 && !isCounted(tokens, at)
    ? { key: `f${low}`, from: at, to: at + 1 }
    : undefined;
}

function numberOf(key: string): number {
  const digits = /\d+$/.exec(key);
  return digits ? Number(digits[0]) : (key.codePointAt(0) ?? 0);
}

function named(key: string, number: number): string {
  return /\d+$/.test(key) ? key.replace(/\d+$/, String(number)) : String.fromCodePoint(number);
}

function before(tokens: readonly Token[], from: number): string[] {
  return tokens.slice(Math.max(0, from - 3), from).map(({ low }) => low);
}
