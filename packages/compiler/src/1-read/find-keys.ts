import type { Entity, Span } from '#ir/entity.ts';
import { KEYS_BY_NAME, keyOf } from '#knowledge/key-of.ts';
import { isDirection, WORDS_NOT_KEYS } from '#knowledge/words-not-keys.ts';
import { alternating, capitals, letters, remapped, runs, signs } from './find-letter-keys.ts';
import { mouseButtons } from './find-mouse-buttons.ts';
import { numpadKeys } from './find-numpad-keys.ts';

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
const MODIFIER_KEYS: Readonly<Record<string, string>> = { shift: 'Shift', ctrl: 'Ctrl', control: 'Ctrl', alt: 'Alt' };
const ORDER = '^!+#';

const NAMES = [...KEYS_BY_NAME.keys()]
  // Signs are read by the pattern itself; a lone hyphen would here match nothing at all, everywhere.
  .filter((name) => name.length > 1)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/ (?=\S)|-(?=\p{L})/gu, '[ -]?'));
const PLAIN_MODIFIERS = Object.keys(MODIFIERS).filter((name) => name !== 'windows');
// "windows" is mostly the plural of window: it is the key only where it is called one, or is joined by a sign.
const MODIFIER = String.raw`(?:(?:left|right) )?[\[\x60]?(?:(?:alt[ -]?gr|${PLAIN_MODIFIERS.join('|')})(?: ?(?:key|button|taste))?|windows(?: ?(?:key|button|taste)|(?=\s*[+&-]\s*\S)))[\]\x60]?`;
const JOIN = String.raw`(?:\s*(?:\+|-|&|\band\b|\bplus\b|\bund\b|\bet\b|,)\s*|\s+)(?:the\s+)?`;
// Signs that people call so only beside a modifier: "alt + plus", "AltGr+dot". Plus is the key of the equals sign.
const SIGNS_SAID: Readonly<Record<string, string>> = { plus: '=', dot: '.', point: '.', hash: '#' };
const FUNCTION_KEY = String.raw`f(?:1\d|2[0-4]|[1-9])`;
const NUMPAD = String.raw`(?:numpad|num pad|num|keypad|number pad) ?\d`;
const ANY_KEY = `(?:${NAMES.join('|')}|${FUNCTION_KEY}|${NUMPAD})`;
const BOUND = String.raw`(?<![\p{Script=Latin}\p{N}_])`;
const END = String.raw`(?![\p{L}\p{N}_])`;

const COMBINATION = new RegExp(
  String.raw`${BOUND}[\[\x60]?(${MODIFIER}(?:${JOIN}${MODIFIER}){0,3})${JOIN}[\[\x60]?(?:(?:the )?(?:letter|key|number) )?(${ANY_KEY}|(?:${Object.keys(SIGNS_SAID).join('|')})|[\p{L}\p{N}]|[\x60~\[\];',./\\=-])(?: ?(?:key|button|taste))?[\]\x60]?${END}`,
  'giu',
);
// "ctrl+F11/F12" and "alt+1, 2 and 3": the modifiers hold for the keys that follow.
const MORE = new RegExp(
  String.raw`^(?:\s*(?:/|,|\bor\b|\band\b|&|\by\b|\bund\b|\bet\b|,\s*and\b)\s*)(?![ai]\s+(?!(?:and|or|keys?|to|for|should|is)\b)\p{L}{2})(${FUNCTION_KEY}|[\p{L}\p{N}]|${ANY_KEY})(?: ?keys?)?${END}(?!\s*[+]|\s+(?:arrow|ctrl|control|alt|shift|win)\b|\s*(?:times|seconds?|minutes?|percent|px|pixels|of|more)\b)`,
  'iu',
);
const RANGE = /^\s*(?:-|–|to|through|till)\s*(f)?(\d{1,2})(?![\d:.%]|\s*(?:times|seconds?|minutes?))/i;
const HOLDER = String.raw`(?:caps ?lock|caps|space(?: ?bar)?|tab|(?:right|middle) (?:mouse )?(?:button|click)|rmb|tilde|backtick|left shift|right ctrl|right shift|left ctrl|menu key|\x60|numpad ?\d|f\d{1,2})`;
const HELD = new RegExp(
  String.raw`${BOUND}(?:holding |hold )?(?:the )?(${HOLDER})(?: key)?(?: held| hold| down| pressed)?\s*(?:\+|&)\s*(?:the )?(${ANY_KEY}|[\p{L}\p{N}])(?: ?key)?${END}`,
  'giu',
);
// "press the wheel" is a click with it, "scroll with the wheel" is not.
const WHEEL =
  /(?<=(?:press(?:es|ing|ed)?|click(?:s|ing|ed)?|push(?:es|ing|ed)?|hit(?:s|ting)?)(?: on| down)? (?:the |my |his |her )?)(?:(?:scroll|mouse|scrolling) ?)?wheel(?! (?:up|down))(?![\p{L}])/giu;
const BOTH_BUTTONS =
  /(?<![\p{L}])(?<!\b(?:swap|switch|exchange|flip|reverse)(?:s|es|ing|ping)? (?:the |my )?)(?:the )?left ?(?:and|\+|&|plus) ?(?:the )?right(?: (?:mouse ?)?(?:button|click)s?|(?= (?:both |together|at (?:the same time|once))))(?: (?:both|together|at (?:the same time|once)))*(?![\p{L}])/giu;
const BOTH = /(?<![\p{L}])both (?:the )?(shift|ctrl|control|alt|mouse button)s?(?: keys?| buttons)?(?![\p{L}])/giu;
const PAIRS: Readonly<Record<string, string>> = {
  shift: 'LShift & RShift',
  ctrl: 'LCtrl & RCtrl',
  control: 'LCtrl & RCtrl',
  alt: 'LAlt & RAlt',
  'mouse button': 'LButton & RButton',
};
const LITERAL = /(?<![\w^!+#])([\^!+#]{1,4})([a-z0-9]|f\d{1,2})(?![\w])/gi;
const SINGLE = new RegExp(
  `${BOUND}(?:${NAMES.join('|')}|${FUNCTION_KEY}|${NUMPAD})(?: ?(?:key|button|taste))?${END}`,
  'giu',
);

/** Keys and combinations, however they are said; a combination is found before the keys in it. */
export function findKeys(text: string): Entity[] {
  return [
    ...both(text),
    ...[...text.matchAll(BOTH_BUTTONS)].map((match) => ({
      ...spanOf(match),
      kind: 'hotkey' as const,
      value: 'LButton & RButton',
    })),
    ...[...text.matchAll(WHEEL)].map((match) => ({ ...spanOf(match), kind: 'key' as const, value: 'MButton' })),
    ...numpadKeys(text),
    ...mouseButtons(text),
    ...held(text),
    ...combinations(text),
    ...literals(text),
    ...alternating(text),
    ...remapped(text),
    ...letters(text),
    ...signs(text),
    ...runs(text),
    ...singles(text),
    ...capitals(text),
  ];
}

function both(text: string): Entity[] {
  return [...text.matchAll(BOTH)].flatMap((match) => {
    const value = PAIRS[(match[1] ?? '').toLowerCase()];
    return value ? [{ ...spanOf(match), kind: 'hotkey' as const, value }] : [];
  });
}

function held(text: string): Entity[] {
  return [...text.matchAll(HELD)].flatMap((match) => {
    const [first, second] = [keyOf(match[1] ?? ''), keyOf(match[2] ?? '')];
    if (!first || !second) return [];
    const whole = { ...spanOf(match), kind: 'hotkey' as const, value: `${first} & ${lower(second)}` };
    const more = following(text, whole, `${first} & `, second);
    return [whole, ...(more.length > 0 ? more : spacedLetters(text, whole, `${first} & `))];
  });
}

// "caps + h j k l": letters with nothing but blanks between them go on.
function spacedLetters(text: string, { end }: Span, signs: string): Entity[] {
  const row = /^(?:\s+[a-z](?![\p{L}'])){2,}/iu.exec(text.slice(end))?.[0] ?? '';
  return [...row.matchAll(/[a-z]/gi)].map((letter) => {
    const start = end + letter.index;
    return { kind: 'hotkey' as const, value: signs + letter[0].toLowerCase(), start, end: start + 1 };
  });
}

function lower(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

function combinations(text: string): Entity[] {
  return [...text.matchAll(COMBINATION)].flatMap((match) => {
    const signs = signsOf(match[1] ?? '');
    const key = SIGNS_SAID[(match[2] ?? '').toLowerCase()] ?? keyOf(match[2] ?? '');
    // "right ctrl = enter": a sign is part of the combination only where it is joined to it.
    const isBracketed = /\(\s*$/.test(text.slice(0, match.index)) && text[match.index + match[0].length] === ')';
    if (/^[=/-]$/.test(match[2] ?? '') && !/[+&]\s*.$/.test(match[0]) && !isBracketed) return [];
    // "space held = shift, space tapped = space": what a key becomes ends at the comma.
    if (
      match[0].includes(',') &&
      /(?:=|->|→|\b(?:as|is|be|like|into|becomes?))\s*(?:the |a )?$/i.test(text.slice(0, match.index))
    )
      return [];
    // "the right windows key and the menu key", "make the right alt key the left arrow" are two.
    if (/\bkey\s+(?:and\s+)?the\b/i.test(match[0])) return [];
    // "swap ctrl and caps lock" are two as well.
    if (SWAPPED.test(text.slice(0, match.index)) && !/[+&]/.test(match[0])) return [];
    if (/\band\b/i.test(match[0]) && TRADED.test(text.slice(match.index + match[0].length))) return [];
    // "Right Ctrl I never use": the writer, and not a key.
    if (/\sI$/.test(match[0]) && /^\s+(?:\p{Ll}|')/u.test(text.slice(match.index + match[0].length))) return [];
    // "the windows key and alt tab": a key that is called one, and a combination.
    const apart = /^.*?\bkey\s+and\s+(?=(?:alt|ctrl|control|shift|win)\b)/i.exec(match[0])?.[0].length;
    if (apart) {
      const shift = match.index + apart;
      return combinations(match[0].slice(apart)).map((one) => ({
        ...one,
        start: one.start + shift,
        end: one.end + shift,
      }));
    }
    const sides = sidesOf(match[0]);
    if (sides) return [{ ...spanOf(match), kind: 'hotkey' as const, value: sides }];
    if (!key || /^(?:L|R)?(?:Ctrl|Alt|Shift|Win)$/.test(key)) return [];
    const first = { ...spanOf(match), kind: 'hotkey' as const, value: signs + lower(key) };
    const more = following(text, first, signs, key);
    return [first, ...(more.length > 0 || !/^\p{L}$/u.test(key) ? more : spacedLetters(text, first, signs))];
  });
}

const TRADED =
  /^\s*(?:keys?\s+)?(?:(?:should|must|to|be|have|are|get)\s+)*(?:trade|swap|swapped|switch|switched|exchange[sd]?|change places|reversed)\b/i;
const SWAPPED =
  /\b(?:swap|exchange|interchange|switch|flip|trade|reverse)(?:ping|ed|s|ing)?\s+(?:(?:around|the|my|left|right|places of|positions of|keys?)\s+)*$/i;

// "left shift + right shift": two sides of one modifier are keys of their own.
function sidesOf(words: string): string | undefined {
  const said = [...words.toLowerCase().matchAll(/\b(left|right) (shift|ctrl|control|alt)\b/g)];
  const names = said.map(([, side, name]) => `${side === 'left' ? 'L' : 'R'}${MODIFIER_KEYS[name ?? ''] ?? ''}`);
  return names.length === 2 && names[0]?.slice(1) === names[1]?.slice(1) ? names.join(' & ') : undefined;
}

// A list of more keys than this is none; without an end, a text of nothing but keys would take its square.
const MOST_KEYS = 12;
const LONGEST_NAME = 40;

const BECAME = /\b(?:does|do|be|become|becomes|as|is|sends?|press(?:es)?|gives?|to|for)\s+(?:the )?$|(?:=|->|→)\s*$/i;
const OWN_DEED = /^\s+(?:key )?(?:does|do|should|sends?|becomes?|gives?|press(?:es)?|is|=|->|→|for|as)(?![\p{L}])/iu;

function following(text: string, { start, end }: Span, signs: string, key: string): Entity[] {
  const range = RANGE.exec(text.slice(end, end + LONGEST_NAME));
  // A row of more than four keys is a pattern of its own: "ctrl+[0-9]".
  if (range && /^f?\d{1,2}$/i.test(key) && Number(range[2]) - Number(key.replace(/^f/i, '')) > 4) return [];
  if (range && /^f?\d{1,2}$/i.test(key)) return rangeOf(key, Number(range[2]), end, range[0].length, signs);
  const isDone = BECAME.test(text.slice(0, Math.max(0, start)));
  const more: Entity[] = [];
  const ahead = (at: number) => MORE.exec(text.slice(at, at + LONGEST_NAME));
  for (let at = end, match = ahead(at); match && more.length < MOST_KEYS; match = ahead(at)) {
    const next = keyOf(match[1] ?? '');
    if (!next || !isSameSort(key, next)) break;
    // "q does ctrl+k and w does shift+delete": a key of its own, that becomes something.
    if (signs && isDone && OWN_DEED.test(text.slice(at + match[0].length))) break;
    const from = at + match[0].lastIndexOf(match[1] ?? '');
    at += match[0].length;
    more.push({ kind: signs ? 'hotkey' : 'key', value: signs + lower(next), start: from, end: at });
  }
  return more;
}

// The keys of a range share the stretch in which it is written, one character each.
function rangeOf(key: string, last: number, from: number, length: number, signs: string): Entity[] {
  const prefix = /^f/i.test(key) ? 'F' : '';
  const first = Number(key.replace(/^f/i, ''));
  return Array.from({ length: Math.max(0, Math.min(last - first, length)) }, (_, index) => ({
    kind: signs ? ('hotkey' as const) : ('key' as const),
    value: `${signs}${prefix}${first + index + 1}`,
    start: from + index,
    end: index + 1 === last - first ? from + length : from + index + 1,
  }));
}

function isSameSort(a: string, b: string): boolean {
  const sort = (key: string) =>
    /^F\d+$/.test(key)
      ? 'function'
      : /^\d$/.test(key)
        ? 'digit'
        : /^\p{L}$/u.test(key)
          ? 'letter'
          : /^(?:Up|Down|Left|Right)$/.test(key)
            ? 'arrow'
            : /^(?:Pg|Home|End)/.test(key)
              ? 'page'
              : /^Numpad/.test(key)
                ? 'numpad'
                : 'other';
  return sort(a) === sort(b) && sort(a) !== 'other';
}

function signsOf(words: string): string {
  const graph = /\balt[ -]?gr\b/gi;
  const said =
    words
      .toLowerCase()
      .replace(graph, '')
      .match(/\p{L}+/gu) ?? [];
  const signs = new Set(said.map((word) => MODIFIERS[word]).filter((sign) => sign !== undefined));
  // Windows itself takes AltGr for the left Ctrl and the right Alt.
  if (graph.test(words)) return `<^>!${[...'+#'].filter((sign) => signs.has(sign)).join('')}`;
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
    if (!key || isWord(key, text, match)) return [];
    const first = { ...spanOf(match), kind: 'key' as const, value: key };
    return [first, ...following(text, first, '', key)];
  });
}

function isWord(key: string, text: string, match: RegExpExecArray): boolean {
  const { start, end } = spanOf(match);
  if (/(?:key|button|taste|bar)$/i.test(match[0])) return false;
  const around = WORDS_NOT_KEYS[key];
  const before = text.slice(Math.max(0, start - 25), start);
  // "press the tab" is a key whatever stands in between.
  if (/\b(?:press(?:es|ing)?|hit(?:s|ting)?|push(?:es|ing)?|tap(?:s|ping)?)(?: the)? $/i.test(before)) return false;
  const after = text.slice(end, end + 25);
  if (/^(?:up|down|left|right|pause)$/i.test(match[0]) && isDirection(key, before, after)) return true;
  return Boolean(around?.before?.test(before) || around?.after?.test(after));
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}
