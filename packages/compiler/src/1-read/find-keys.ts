import type { Entity, Span } from '#ir/entity.ts';
import { KEYS_BY_NAME, keyOf } from '#knowledge/key-of.ts';

const MODIFIERS: Readonly<Record<string, string>> = {
  ctrl: '^',
  control: '^',
  ctl: '^',
  cntrl: '^',
  crtl: '^',
  contrl: '^',
  strg: '^',
  steuerung: '^',
  alt: '!',
  option: '!',
  shift: '+',
  umschalt: '+',
  mayús: '+',
  maj: '+',
  shft: '+',
  win: '#',
  windows: '#',
  super: '#',
  cmd: '#',
  winkey: '#',
};
const ORDER = '^!+#';

const NAMES = [...KEYS_BY_NAME.keys()]
  // Signs are read by the pattern itself; a lone hyphen would here match nothing at all, everywhere.
  .filter((name) => name.length > 1)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[ -]/g, '[ -]?'));
const PLAIN_MODIFIERS = Object.keys(MODIFIERS).filter((name) => name !== 'windows');
// "windows" is mostly the plural of window: it is the key only where it is called one, or is joined by a sign.
const MODIFIER = String.raw`(?:(?:left|right) )?[\[\x60]?(?:(?:${PLAIN_MODIFIERS.join('|')})(?: ?(?:key|button|taste))?|windows(?: ?(?:key|button|taste)|(?=\s*[+&-]\s*\S)))[\]\x60]?`;
const JOIN = String.raw`(?:\s*(?:\+|-|&|\band\b|\bplus\b|\bund\b|\bet\b|,)\s*|\s+)(?:the\s+)?`;
const FUNCTION_KEY = String.raw`f(?:1\d|2[0-4]|[1-9])`;
const NUMPAD = String.raw`(?:numpad|num pad|num|keypad|number pad) ?\d`;
const ANY_KEY = `(?:${NAMES.join('|')}|${FUNCTION_KEY}|${NUMPAD})`;
const BOUND = String.raw`(?<![\p{L}\p{N}_])`;
const END = String.raw`(?![\p{L}\p{N}_])`;

const COMBINATION = new RegExp(
  String.raw`${BOUND}[\[\x60]?(${MODIFIER}(?:${JOIN}${MODIFIER}){0,3})${JOIN}[\[\x60]?(?:(?:the )?(?:letter|key|number) )?(${ANY_KEY}|[\p{L}\p{N}]|[\x60~\[\];',./\\=-])(?: ?(?:key|button|taste))?[\]\x60]?${END}`,
  'giu',
);
const LITERAL = /(?<![\w^!+#])([\^!+#]{1,4})([a-z0-9]|f\d{1,2})(?![\w])/gi;
const SINGLE = new RegExp(
  `${BOUND}(?:${NAMES.join('|')}|${FUNCTION_KEY}|${NUMPAD})(?: ?(?:key|button|taste))?${END}`,
  'giu',
);
const LETTER = new RegExp(
  `${BOUND}(?:(?:(?:press(?:ing)?|hit(?:ting)?|hold(?:ing)?|tap(?:ping)?|push(?:ing)?|letter|key|spam(?:s|ming)?|send(?:s)?) (?:the )?(?:letter |key )?)([a-z0-9])${END}|(?:the )?([a-z0-9]) (?:key|button|taste)${END})`,
  'giu',
);

/** Keys and combinations, however they are said; a combination is found before the keys in it. */
export function findKeys(text: string): Entity[] {
  return [...combinations(text), ...literals(text), ...letters(text), ...singles(text)];
}

function combinations(text: string): Entity[] {
  return [...text.matchAll(COMBINATION)].flatMap((match) => {
    const signs = signsOf(match[1] ?? '');
    const key = keyOf(match[2] ?? '');
    return key && !/^(?:L|R)?(?:Ctrl|Alt|Shift|Win)$/.test(key)
      ? [{ ...spanOf(match), kind: 'hotkey' as const, value: signs + key }]
      : [];
  });
}

function signsOf(words: string): string {
  const said = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  const signs = new Set(said.map((word) => MODIFIERS[word]).filter((sign) => sign !== undefined));
  return [...ORDER].filter((sign) => signs.has(sign)).join('');
}

function literals(text: string): Entity[] {
  return [...text.matchAll(LITERAL)].map((match) => ({
    ...spanOf(match),
    kind: 'hotkey' as const,
    value: `${match[1]}${(match[2] ?? '').toLowerCase()}`,
  }));
}

function singles(text: string): Entity[] {
  return [...text.matchAll(SINGLE)].flatMap((match) => {
    const key = keyOf(match[0]);
    return key ? [{ ...spanOf(match), kind: 'key' as const, value: key }] : [];
  });
}

function letters(text: string): Entity[] {
  return [...text.matchAll(LETTER)].flatMap((match) => {
    const letter = match[1] ?? match[2];
    if (!letter) return [];
    const start = (match.index ?? 0) + match[0].lastIndexOf(letter);
    return [{ kind: 'key' as const, value: letter.toLowerCase(), start, end: start + 1 }];
  });
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}
