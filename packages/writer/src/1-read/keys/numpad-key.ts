import { matchPhrase, phrasesOf } from '../phrases.ts';
import type { Token } from '../tokens.ts';

const PAD_NAMES = [
  'numpad',
  'num pad',
  'number pad',
  'numberpad',
  'number block',
  'numeric keypad',
  'numeric pad',
  'numerical keypad',
  'numerical pad',
  'number keypad',
  'keypad',
  'num block',
  'numblock',
  'numeric block',
  'num',
  'numkey',
  'kp',
  'key pad',
  'numeric key pad',
  'nummpad',
  'numpad key',
  'numeric',
  'num key',
  'number pad key',
  'numbpad',
];
const PADS = phrasesOf(PAD_NAMES.map((name) => [name, name] as const));
// Where only a pad is spoken of, it may be another one: "my macro pad's 3 keys".
const OWNERS = phrasesOf(
  [...PAD_NAMES.filter((name) => name.endsWith('pad')).map((name) => `${name}'s`), "the pad's"].map(
    (name) => [name, name] as const,
  ),
);
const SHORT = new Set(['num', 'kp', 'numeric', 'num key']);

const PARTS: Readonly<Record<string, string>> = {
  '*': 'numpadmult',
  star: 'numpadmult',
  asterisk: 'numpadmult',
  multiply: 'numpadmult',
  times: 'numpadmult',
  mult: 'numpadmult',
  '×': 'numpadmult',
  '/': 'numpaddiv',
  slash: 'numpaddiv',
  divide: 'numpaddiv',
  div: 'numpaddiv',
  '+': 'numpadadd',
  plus: 'numpadadd',
  add: 'numpadadd',
  '-': 'numpadsub',
  minus: 'numpadsub',
  subtract: 'numpadsub',
  sub: 'numpadsub',
  '.': 'numpaddot',
  dot: 'numpaddot',
  period: 'numpaddot',
  decimal: 'numpaddot',
  comma: 'numpaddot',
  point: 'numpaddot',
  del: 'numpaddot',
  ',': 'numpaddot',
  delete: 'numpaddot',
  enter: 'numpadenter',
  return: 'numpadenter',
};
const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

type Name = { readonly key: string; readonly to: number; readonly phrase: string };

/** A key of the number pad, whichever way round it is named: "numpad 3", "the 7 on the number pad". */
export function numpadKey(tokens: readonly Token[], from: number): Name | undefined {
  return gluedName(tokens, from) ?? padFirst(tokens, from) ?? padBehind(tokens, from);
}

/** The key of the number pad that a word names beside others of it. */
export function numpadPart(word: string): string | undefined {
  return NAMED.get(word);
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PARTS),
  ...Object.entries(DIGITS).flatMap(([word, digit]) => [word, digit].map((name) => [name, `numpad${digit}`] as const)),
]);

function gluedName(tokens: readonly Token[], from: number): Name | undefined {
  const match = /^(?:numpad|num|np|kp)_?([0-9]|add|sub|mult|div|dot|enter)$/.exec(tokens[from]?.low ?? '');
  const key = match && numpadPart(match[1] ?? '');
  return key ? { key, to: from + 1, phrase: 'numpad' } : undefined;
}

function padFirst(tokens: readonly Token[], from: number): Name | undefined {
  const pad = matchPhrase(tokens, from, PADS) ?? matchPhrase(tokens, from, OWNERS);
  if (!pad) return undefined;
  let at = pad.to;
  if (tokens[at]?.low === '-' && tokens[at]?.glued && tokens[at + 1]?.glued) at += 1;
  if (/^(?:key|keys|the)$/.test(tokens[at]?.low ?? '')) at += 1;
  const word = tokens[at]?.low ?? '';
  const key = numpadPart(word);
  if (!key || (SHORT.has(pad.phrase) && /^(?:times|comma|delete|del|,|\.)$/.test(word))) return undefined;
  // "the numpad, …" and "the numpad." end a part of the sentence.
  const isPause =
    /^[.,-]$/.test(word) &&
    (tokens[at]?.glued
      ? word !== '-'
      : word === ',' ||
        (tokens[at + 1] !== undefined &&
          !GOES_ON.test(tokens[at + 1]?.low ?? '') &&
          !/^\p{L}{3,}s$/u.test(tokens[at + 1]?.low ?? ''))) &&
    !/^[=-]$/.test(tokens[at + 1]?.low ?? '');
  return isPause ? undefined : { key, to: at + 1, phrase: 'numpad' };
}

const GOES_ON = /^(?:as|to|should|is|=|for|does|key|types|and|on|\)|,|→|opens|gives|presses)$/;

const BETWEEN = new Set(['on', 'of', 'in', 'from', 'at']);

function padBehind(tokens: readonly Token[], from: number): Name | undefined {
  const key = numpadPart(tokens[from]?.low ?? '');
  // "…, on the numpad": the comma ends what was said before.
  if (!key || (/^[.,-]$/.test(tokens[from]?.low ?? '') && tokens[from]?.glued)) return undefined;
  let at = from + 1;
  while (/^(?:key|sign|button)$/.test(tokens[at]?.low ?? '') && at < from + 3) at += 1;
  const isSaid = BETWEEN.has(tokens[at]?.low ?? '');
  // Other languages need no "on": what they say is "plus numpad".
  if (!isSaid && !(/^(?:numpad)$/.test(tokens[at]?.low ?? '') && numpadPart(tokens[at + 1]?.low ?? '') === undefined))
    return undefined;
  if (isSaid) at += 1;
  if (isSaid && tokens[at]?.low === 'the' && tokens[at + 1]?.low === 'pad')
    return { key, to: at + 2, phrase: 'numpad' };
  if (/^(?:the|my|your)$/.test(tokens[at]?.low ?? '')) at += 1;
  const pad = matchPhrase(tokens, at, PADS);
  return pad && !SHORT.has(pad.phrase) ? { key, to: pad.to, phrase: 'numpad' } : undefined;
}
