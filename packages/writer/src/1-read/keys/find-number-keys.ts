import { WITHOUT_NUM_LOCK } from '@hotscribe/automation';
import type { Found } from '../found.ts';
import { matchPhrase, phrasesOf } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { isCounted } from './around.ts';
import { numpadPart } from './numpad-key.ts';
import { numpadList } from './numpad-list.ts';

const PAD = phrasesOf(
  [
    'numpad',
    'num pad',
    'number pad',
    'numeric keypad',
    'keypad',
    'number keypad',
    'numeric pad',
    'numerical keypad',
    'number block',
    'numeric block',
    'numblock',
    'num block',
    'number side',
  ].map((name) => [name, name] as const),
);
const KEY_WORDS =
  /^(?:keys?|row|numbers|digits|press|hit|pressing|presses|number|buttons?|type|enter|weapons?|slots?|between|through)$/;
const CLAUSE = /^(?:,|;|\.|and|\n|\(|:|or|→|=|the|with|-|for)$/;

/**
 * Digits that are keys by something further off: "the numpad: 7 opens Word, 8 opens Excel", "number keys 1 to 4",
 * "ctrl+1 opens Word, 2 Excel". Each is a number as well.
 */
export function findNumberKeys(tokens: readonly Token[], keys: readonly Found[]): Found[] {
  const mentions = tokens.flatMap((_, at) => {
    const pad = matchPhrase(tokens, at, PAD);
    return pad && !keys.some(({ from, to }) => from <= at && at < to) ? [pad.to] : [];
  });
  const hasPad = mentions.length > 0;
  const found: Found[] = [...rangesIn(tokens), ...numpadList(tokens, keys, mentions)];
  tokens.forEach((token, at) => {
    if (hasPad && isPadKey(tokens, at))
      found.push({ kind: 'key', value: numpadPart(token.low) ?? '', from: at, to: at + 1 });
    if (!/^\d$/.test(token.low) || isCounted(tokens, at)) return;
    const pattern = patternBefore(keys, at);
    if (pattern && CLAUSE.test(tokens[at - 1]?.low ?? ''))
      found.push({ kind: 'key', value: pattern + token.low, from: at, to: at + 1 });
  });
  return [...found, ...withNumLockOff(tokens, [...keys, ...found])];
}

// With Num Lock off these are other keys.
function withNumLockOff(tokens: readonly Token[], keys: readonly Found[]): Found[] {
  const isOff = tokens.some(({ low }) => low === 'off') && keys.some(({ value }) => value === 'numlock');
  return isOff
    ? keys.flatMap((key) => (WITHOUT_NUM_LOCK[key.value] ? [{ ...key, value: WITHOUT_NUM_LOCK[key.value] ?? '' }] : []))
    : [];
}

function isPadKey(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? '';
  if (/^\d$/.test(low)) return !isCounted(tokens, at) || /^(?:clicks|copies)$/.test(tokens[at + 1]?.low ?? '');
  return (
    /^(?:plus|minus|star|slash|dot|[*/+-])$/.test(low) && CLAUSE.test(tokens[at - 1]?.low ?? '') && !tokens[at]?.glued
  );
}

// What was held with the digit before: "ctrl+" of "ctrl+1", "win+numpad" of "win+numpad7".
function patternBefore(keys: readonly Found[], at: number): string | undefined {
  let last: Found | undefined;
  for (const key of keys)
    if (key.to <= at && /\+(?:numpad)?\d$/.test(key.value) && (!last || key.from >= last.from)) last = key;
  return last?.value.slice(0, -1);
}

// "number keys 1 to 4", "1-9 keys": the digits between stand where the range is written.
function rangesIn(tokens: readonly Token[]): Found[] {
  return tokens.flatMap((token, at) => {
    const [join, last] = [tokens[at + 1]?.low ?? '', tokens[at + 2]?.low ?? ''];
    if (
      !/^\d$/.test(token.low) ||
      !/^(?:-|–|to|through|till)$/.test(join) ||
      !/^\d$/.test(last) ||
      Number(last) <= Number(token.low)
    )
      return [];
    if (
      isCounted(tokens, at + 2) ||
      !(KEY_WORDS.test(tokens[at - 1]?.low ?? '') || /^keys?$/.test(tokens[at + 3]?.low ?? ''))
    )
      return [];
    const between = Array.from(
      { length: Number(last) - Number(token.low) - 1 },
      (_, index): Found => ({ kind: 'key', value: String(Number(token.low) + index + 1), from: at + 1, to: at + 2 }),
    );
    return [
      { kind: 'key' as const, value: token.low, from: at, to: at + 1 },
      ...between,
      { kind: 'key' as const, value: last, from: at + 2, to: at + 3 },
    ];
  });
}
