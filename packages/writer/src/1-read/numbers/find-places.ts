import type { Found } from '../found.ts';
import type { Token } from '../tokens.ts';
import { shareOfScreen } from './shares.ts';

const COLORS: Readonly<Record<string, string>> = Object.fromEntries(
  'red green blue yellow orange purple pink brown black white gray cyan magenta lime navy teal'
    .split(' ')
    .map((name) => [name, name]),
);
const OTHER_COLORS: Readonly<Record<string, string>> = {
  grey: 'gray',
  violet: 'purple',
  reddish: 'red',
  greenish: 'green',
};

/** Points, sizes and colors: "300,200", "x 300 y 200", "1920 by 1080", "#2b5c8a". */
export function findPlaces(tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const here = mayBegin(tokens[at]?.low ?? '') ? placeAt(tokens, at) : [];
    found.push(...here);
    at = Math.max(at + 1, ...here.map(({ to }) => to));
  }
  return found;
}

function mayBegin(low: string): boolean {
  return /^[\d(#x-]/.test(low) || COLORS[low] !== undefined || OTHER_COLORS[low] !== undefined;
}

function placeAt(tokens: readonly Token[], from: number): Found[] {
  const color = colorAt(tokens, from);
  if (color) return [{ kind: 'color', ...color, from }];
  const share = shareOfScreen(tokens, from);
  if (share) return share;
  const named = namedPoint(tokens, from);
  if (named) return [{ kind: 'point', ...named, from }];
  return sizeAt(tokens, from) ?? pointAt(tokens, from) ?? [];
}

function colorAt(tokens: readonly Token[], from: number): { readonly value: string; readonly to: number } | undefined {
  const low = tokens[from]?.low ?? '';
  const name = COLORS[low] ?? OTHER_COLORS[low];
  if (name) return { value: name, to: from + 1 };
  const hex = /^0x([0-9a-f]{6})$/.exec(low);
  if (hex) return { value: `#${hex[1]}`, to: from + 1 };
  const next = tokens[from + 1];
  return low === '#' && next?.glued && /^[0-9a-f]{6}$/.test(next.low)
    ? { value: `#${next.low}`, to: from + 2 }
    : undefined;
}

function numberAt(tokens: readonly Token[], at: number): { readonly number: number; readonly to: number } | undefined {
  const isMinus = tokens[at]?.low === '-' && tokens[at + 1]?.glued;
  const low = tokens[isMinus ? at + 1 : at]?.low ?? '';
  const match = /^(\d{1,6})(?:px)?$/.exec(low);
  return match ? { number: isMinus ? -Number(match[1]) : Number(match[1]), to: isMinus ? at + 2 : at + 1 } : undefined;
}

// "x 300 y 200", "x=300, y=200", "x: 300 and y: 200"
function namedPoint(
  tokens: readonly Token[],
  from: number,
): { readonly value: string; readonly to: number } | undefined {
  const x = axisAt(tokens, from, 'x');
  if (!x) return undefined;
  let at = x.to;
  while (/^(?:,|and|\/|;|px|pixels)$/.test(tokens[at]?.low ?? '') && at < x.to + 3) at += 1;
  const y = axisAt(tokens, at, 'y');
  return y && { value: `${x.number},${y.number}`, to: y.to };
}

function axisAt(
  tokens: readonly Token[],
  from: number,
  axis: string,
): { readonly number: number; readonly to: number } | undefined {
  const low = tokens[from]?.low ?? '';
  const glued = low.startsWith(axis) ? /^[xy](\d{1,6})$/.exec(low) : null;
  if (glued) return { number: Number(glued[1]), to: from + 1 };
  if (low !== axis) return undefined;
  const at = /^(?:=|:|is|at|of)$/.test(tokens[from + 1]?.low ?? '') ? from + 2 : from + 1;
  return numberAt(tokens, at);
}

// "800x600", "1920 x 1080", "1920 by 1080", "800×600", "800*600"
function sizeAt(tokens: readonly Token[], from: number): Found[] | undefined {
  const low = tokens[from]?.low ?? '';
  const glued = /^(\d{2,5})[x×](\d{2,5})(?:px)?$/.exec(low);
  if (glued) return [{ kind: 'size', value: `${Number(glued[1])}x${Number(glued[2])}`, from, to: from + 1 }];
  const first = numberAt(tokens, from);
  if (!first || first.number < 10 || !/^(?:x|by|×|\*)$/.test(tokens[first.to]?.low ?? '')) return undefined;
  const second = numberAt(tokens, first.to + 1);
  if (!second || second.number < 10) return undefined;
  return [{ kind: 'size', value: `${first.number}x${second.number}`, from, to: second.to }];
}

const TO_POINT =
  /^(?:to|at|position|point|coordinates|coords|pixel|spot|location|coordinate|pos|click|clicks|clicking|and|then|from|,|place)$/;

// "20/50/80" are three numbers.
function isSlashed(tokens: readonly Token[], from: number, to: number): boolean {
  const isNext = (at: number) => tokens[at]?.low === '/';
  return isNext(from - 1) || (isNext(to) && numberAt(tokens, to + 1) !== undefined);
}

// "100, 70 and 40" are three numbers; "100, 200 and 300, 400" are two places.
function isCountedOut(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|or)$/.test(tokens[at]?.low ?? '')) return false;
  const third = numberAt(tokens, at + 1);
  return third !== undefined && tokens[third.to]?.low !== ',' && numberAt(tokens, third.to) === undefined;
}

// The 54 of "2.54, 1 digit", and the 9 of "9.55".
function isDecimal(tokens: readonly Token[], at: number): boolean {
  const isFraction = tokens[at]?.glued && tokens[at - 1]?.low === '.' && /^\d/.test(tokens[at - 2]?.low ?? '');
  const goesOn = tokens[at + 1]?.low === '.' && tokens[at + 1]?.glued && tokens[at + 2]?.glued;
  return Boolean(isFraction && tokens[at - 1]?.glued) || Boolean(goesOn && /^\d/.test(tokens[at + 2]?.low ?? ''));
}

// "300,200", "(300, 200)", "at 300 200", "300/200"
function pointAt(tokens: readonly Token[], from: number): Found[] | undefined {
  const isOpen = tokens[from]?.low === '(';
  const at = isOpen ? from + 1 : from;
  const first = isDecimal(tokens, at) ? undefined : numberAt(tokens, at);
  if (!first) return undefined;
  const sign = tokens[first.to];
  const isComma = sign?.low === ',' || sign?.low === '/' || sign?.low === ';' || sign?.low === '|';
  const second = numberAt(tokens, isComma ? first.to + 1 : first.to);
  if (!second || isDecimal(tokens, second.to - 1)) return undefined;
  const before = tokens[from - 1]?.low ?? '';
  if (!isComma && !(TO_POINT.test(before) && first.number > 9 && second.number > 9)) return undefined;
  const value = `${first.number},${second.number}`;
  const close = isOpen && tokens[second.to]?.low === ')' ? 1 : 0;
  // "1,000" is one number, and "1, 2, 3" a list.
  const text = tokens[second.to - 1]?.low ?? '';
  const isThousand =
    sign?.low === ',' && tokens[first.to + 1]?.glued && text.length === 3 && first.number > 0 && first.number < 10;
  const isMillion =
    text.length === 3 &&
    tokens[first.to - 1]?.low.length === 3 &&
    tokens[from - 1]?.low === ',' &&
    tokens[from - 1]?.glued &&
    tokens[from]?.glued;
  const goesOn = tokens[second.to]?.low === ',' && tokens[second.to]?.glued && tokens[second.to + 1]?.glued;
  if (isThousand || isMillion || (goesOn && text.length === 3 && tokens[second.to + 1]?.low.length === 3))
    return undefined;
  const isTight = isComma && sign?.glued && tokens[first.to + 1]?.glued && first.number > 9;
  const isList =
    !isTight &&
    tokens[second.to]?.low === ',' &&
    numberAt(tokens, second.to + 1) !== undefined &&
    !/^(?:click|at|to)$/.test(before);
  if ((sign?.low === '/' && isSlashed(tokens, from, second.to)) || isCountedOut(tokens, second.to)) return undefined;
  if (isList || (!isTight && before === ',' && numberAt(tokens, from - 2))) return undefined;
  // "50/50" and dates are none.
  const isFraction = first.number === second.number || first.number < 32 || second.number < 32;
  if (sign?.low === '/' && isFraction) return undefined;
  if (
    !isOpen &&
    isComma &&
    first.number < 10 &&
    second.number < 10 &&
    !/^(?:at|position|pos|point|pixel|spot)$/.test(before) &&
    !(first.number === 0 && second.number === 0)
  )
    return undefined;
  return [{ kind: 'point', value, from: isOpen && close === 0 ? at : from, to: second.to + close }];
}
