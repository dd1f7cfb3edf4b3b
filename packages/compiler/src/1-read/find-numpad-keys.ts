import type { Entity } from '#ir/entity.ts';

const PLACE =
  '(?:numpad keyboard|numpad|num pad|number ?pad|number block|numeric (?:key)?pad|numerical (?:key)?pad|number keypad|keypad|num block|numeric block)';
const SIGNS: Readonly<Record<string, string>> = {
  '*': 'NumpadMult',
  star: 'NumpadMult',
  asterisk: 'NumpadMult',
  multiply: 'NumpadMult',
  times: 'NumpadMult',
  '/': 'NumpadDiv',
  slash: 'NumpadDiv',
  divide: 'NumpadDiv',
  '+': 'NumpadAdd',
  plus: 'NumpadAdd',
  add: 'NumpadAdd',
  '-': 'NumpadSub',
  minus: 'NumpadSub',
  subtract: 'NumpadSub',
  '.': 'NumpadDot',
  dot: 'NumpadDot',
  period: 'NumpadDot',
  decimal: 'NumpadDot',
  comma: 'NumpadDot',
  del: 'NumpadDot',
  enter: 'NumpadEnter',
  return: 'NumpadEnter',
};
const NAME = String.raw`(?:[*/+.-]|\d|${Object.keys(SIGNS)
  .filter((name) => name.length > 1)
  .join('|')})`;
const END = String.raw`(?![\p{L}\p{N}])`;
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:the )?(${NAME})(?: key| sign)? (?:key )?(?:on|of|in|from|at) (?:the |my )?${PLACE}${END}`,
  'giu',
);
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:the )?${PLACE}(?:'s)? ?(?:key |the )?(${NAME})${END}(?! ?(?:times|seconds?|minutes?)\b)`,
  'giu',
);
// "numpad 8, 4, 5 and 6", "numpad 8 4 5 6": the keys that follow are there too.
const MORE_DIGITS =
  /^(?:(?:\s*[,/]\s*(?:and\s+)?|\s+(?:and|or|&)\s+|\s+)\d(?![\p{L}\p{N}:.%])(?!\s*(?:times|seconds?|minutes?|x\b)))+/iu;
// "the number row 1 3 7": digits that are called keys.
const ROW = /\b(?:number|digit|top) row(?:'s)?(?: keys?| digits?)? (?=\d(?![\d.:%]))/giu;
const LATER = /(?<![\p{L}\p{N}])(plus|minus|star|asterisk|slash)(?: key| sign)?(?![\p{L}\p{N}])/giu;

// "ctrl + numpad 4" is a combination, which is read as one.
const HELD_BEFORE =
  /(?<![\p{L}])(?:ctrl|control|ctl|strg|alt(?: ?gr)?|shift|win|windows|super|cmd)(?: key)?(?:\s*[+&-]\s*|\s+(?:(?:and|plus) (?:the )?)?)$/iu;

/** Keys of the number pad, whichever way round they are named. */
export function numpadKeys(text: string): Entity[] {
  const found = [...text.matchAll(AFTER), ...text.matchAll(BEFORE)].flatMap((match): Entity[] => {
    const end = match.index + match[0].length;
    if (HELD_BEFORE.test(text.slice(Math.max(0, match.index - 20), match.index))) return [];
    const first: Entity = { kind: 'key', value: keyOf(match[1] ?? ''), start: match.index, end };
    return [first, ...(/\d/.test(match[1] ?? '') ? moreDigits(text, end) : [])];
  });
  const row = [...text.matchAll(ROW)].flatMap((match) => {
    const start = match.index + match[0].length;
    const first: Entity = { kind: 'key', value: text[start] ?? '', start, end: start + 1 };
    return [first, ...moreDigits(text, start + 1, '')];
  });
  const isSign = found.some(({ value }) => /^Numpad(?:Add|Sub|Mult|Div)$/.test(String(value)));
  // "plus on the numpad does this, minus does that": a sign that is named after one of the pad is on it as well.
  return isSign ? [...row, ...found, ...later(text, found[0]?.end ?? 0)] : [...row, ...found];
}

function moreDigits(text: string, from: number, pad = 'Numpad'): Entity[] {
  const row = MORE_DIGITS.exec(text.slice(from, from + 40))?.[0] ?? '';
  return [...row.matchAll(/\d/g)].map((digit): Entity => {
    const start = from + digit.index;
    return { kind: 'key', value: pad + digit[0], start, end: start + 1 };
  });
}

function later(text: string, from: number): Entity[] {
  return [...text.matchAll(LATER)]
    .filter(({ index }) => index >= from)
    .map((match) => ({
      kind: 'key',
      value: keyOf(match[1] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

function keyOf(said: string): string {
  const name = said.toLowerCase();
  return SIGNS[name] ?? `Numpad${name}`;
}
