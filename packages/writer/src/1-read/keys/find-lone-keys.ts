import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { isArticle, isCounted } from './around.ts';
import { isMapped } from './is-mapped.ts';
import { KEY_SIGNS } from './key-signs.ts';
import { endsAt, isDigitKey } from './lone-digit.ts';
import { isLetterKey } from './lone-letter.ts';
import { isSignKey } from './sign-key.ts';

/** Letters, digits and signs that stand alone and are keys by the words around them. `keys`: those that are found. */
export function findLoneKeys(tokens: readonly Token[], keys: readonly Found[]): Found[] {
  const isKey = new Set<number>();
  for (const { from, to } of keys) for (let at = from; at < to; at += 1) isKey.add(at);
  const found: Found[] = [];
  const add = (at: number) => {
    isKey.add(at);
    found.push(keyFound(lowAt(tokens, at), at));
  };
  for (let at = 0; at < tokens.length; at += 1) if (isLone(tokens, at) && isLikely(tokens, at, isKey)) add(at);
  // A letter before one that turned out to be a key: "q to w", "a, s and d".
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    if (isKey.has(at) || !/^[\p{Ll}\d[\]\\]$/u.test(lowAt(tokens, at))) continue;
    if (!isCounted(tokens, at) && !isArticle(tokens, at) && isBefore(tokens, at, isKey)) add(at);
  }
  return found.sort((a, b) => a.from - b.from);
}

function keyFound(low: string, at: number): Found {
  const key = KEY_SIGNS[low] ?? low;
  return { kind: 'key', value: key === 'tilde' ? 'backtick' : key, from: at, to: at + 1 };
}

function isLone(tokens: readonly Token[], at: number): boolean {
  const low = lowAt(tokens, at);
  return /^[\p{Ll}\d]$/u.test(low) || (low.length === 1 && KEY_SIGNS[low] !== undefined);
}

const PRESS = new Set(
  'type types typing press presses pressing pressed hit hits hitting tap taps tapping push pushes pushing hold holds holding held send sends sending key keys letter letters spam spams spamming strike release releases releasing mash mashing character touch digit hotkey trigger'.split(
    ' ',
  ),
);
const PASSED = new Set('the key letter button down then letters keys number on just'.split(' '));
const TURN = new Set(
  'remap map swap turn change make rebind bind switch replace exchange swapped set reassign convert'.split(' '),
);
const CALLED = new Set('key keys button buttons tapped held pressed'.split(' '));

function isLikely(tokens: readonly Token[], at: number, isKey: ReadonlySet<number>): boolean {
  const low = lowAt(tokens, at);
  if (isCounted(tokens, at) || isPartOfMore(tokens, at)) return false;
  if (!/^[\p{Ll}\d]$/u.test(low)) return isSignKey(tokens, at, () => isAfter(tokens, at, isKey));
  const next = lowAt(tokens, at + 1);
  // "F keys" are all of them.
  if (low === 'f' && next === 'keys') return false;
  if (CALLED.has(next) && (/^[^ai]$/.test(low) || (next === 'key' && lowAt(tokens, at - 1) === 'the'))) return true;
  const isRow = isInRow(tokens, at);
  if (isArticle(tokens, at)) return isRow;
  if (isLetterKey(tokens, at) || isDigitKey(tokens, at)) return true;
  let before = at - 1;
  while (before > at - 4 && PASSED.has(lowAt(tokens, before))) before -= 1;
  // "type 3 asterisks"
  if (/^\d$/.test(low) && /^type/.test(lowAt(tokens, before)) && !endsAt(tokens, at + 1)) return false;
  const isPressed = PRESS.has(lowAt(tokens, before)) || (before < at - 1 && PRESS.has(lowAt(tokens, at - 1)));
  const isTurned = TURN.has(lowAt(tokens, before)) && (!/^\d$/.test(low) || /^(?:to|and|with|into|as|for)$/.test(next));
  if (isPressed || isTurned) return true;
  // Letters with accents are mostly what a key types.
  return /^[\0-\x7f]$/.test(low)
    ? isRow || isAfter(tokens, at, isKey)
    : isMapped(tokens, at + 1) || /^(?:types|gives|should|becomes|sends)$/.test(next);
}

// "1.5", "e.g." and "it's": part of something longer.
function isPartOfMore(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.glued && /^[.@\\:']$/.test(lowAt(tokens, at - 1))) return true;
  const isJoined = tokens[at + 1]?.glued && /^[.@\\:']$/.test(lowAt(tokens, at + 1));
  return Boolean(isJoined && tokens[at + 2]?.glued && /^[\p{L}\p{N}]/u.test(lowAt(tokens, at + 2)));
}

const FAR = 6;

// "i j k l", "u i o", "7 8 9": three or more in a row, with nothing or signs between.
function isInRow(tokens: readonly Token[], at: number): boolean {
  const sort = /^\d$/.test(lowAt(tokens, at)) ? /^\d$/ : /^\p{L}$/u;
  let count = 1;
  for (const step of [-1, 1]) {
    for (let next = at + step; count < 3 && Math.abs(next - at) <= FAR; next += step) {
      if (sort.test(lowAt(tokens, next))) count += 1;
      else if (!/^(?:,|and|or|\/|-)$/.test(lowAt(tokens, next))) break;
    }
  }
  return count >= 3;
}

const JOINS = new Set(
  ', / and or then & to with → for + - > = as the is key becomes should be into instead of but by'.split(' '),
);

// "f1 = q", "w, a, s and d": behind a key, with nothing but joining words between.
function isAfter(tokens: readonly Token[], at: number, isKey: ReadonlySet<number>): boolean {
  let before = at - 1;
  while (before > at - 5 && JOINS.has(lowAt(tokens, before)) && !isKey.has(before)) before -= 1;
  if (!isKey.has(before)) return false;
  const [low, next] = [lowAt(tokens, at), lowAt(tokens, at + 1)];
  return !/^[ai]$/.test(low) || !/^\p{L}/u.test(next) || JOINS.has(next);
}

function isBefore(tokens: readonly Token[], at: number, isKey: ReadonlySet<number>): boolean {
  const [low, second] = [lowAt(tokens, at), lowAt(tokens, at + 1)];
  // "w/ alt+enter" is "with".
  if (second === '/' && isKey.has(at + 2)) return low !== 'w';
  if (isKey.has(at + 1)) return /^[b-hj-z]$/.test(low) || (low === 'i' && /^\p{L}$/u.test(second));
  let next = at + 1;
  while (next < at + 4 && JOINS.has(lowAt(tokens, next)) && !isKey.has(next)) next += 1;
  if (!isKey.has(next)) return false;
  return !/^[ai]$/.test(low) || second === ',' || second === '=' || tokens[at]?.raw === 'A';
}
