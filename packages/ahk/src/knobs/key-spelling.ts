import { KEY_NAMES } from '../knowledge/key-names.ts';

const SIGNS: Readonly<Record<string, string>> = {
  comma: ',',
  period: '.',
  semicolon: ';',
  quote: "'",
  slash: '/',
  backslash: '\\',
  minus: '-',
  equals: '=',
  leftbracket: '[',
  rightbracket: ']',
};
const OTHER_NAMES: Readonly<Record<string, string>> = {
  pageup: 'PgUp',
  pagedown: 'PgDn',
  apps: 'AppsKey',
  break: 'CtrlBreak',
  'media-previous': 'Media_Prev',
  'media-play': 'Media_Play_Pause',
};
const ALIASES: Readonly<Record<string, string>> = { escape: 'esc', del: 'delete', ins: 'insert', bs: 'backspace' };
const MODIFIERS = { ctrl: '^', alt: '!', shift: '+', win: '#' } as const;
const ORDER = Object.keys(MODIFIERS) as (keyof typeof MODIFIERS)[];

const NAMED = new Map([
  ...[...KEY_NAMES].map(([lower, name]) => [ALIASES[lower] ?? lower.replaceAll('_', '-'), name] as const),
  ...Object.entries(OTHER_NAMES),
]);
const BY_NAME = new Map([...NAMED].map(([word, name]) => [name.toLowerCase(), word]));
const BY_SIGN = new Map(Object.entries(SIGNS).map(([word, sign]) => [sign, word]));

/** A key with what is held, apart from how it is spelled. */
export type PlainKey = { readonly modifiers: string; readonly key: string };

/** `^!` and `PgUp` as `ctrl+alt+pageup`; undefined for what has no such spelling. */
export function spellKey({ modifiers, key }: PlainKey): string | undefined {
  const word = wordFor(key);
  if (word === undefined || !/^[\^!+#]*$/.test(modifiers)) return undefined;
  return [...ORDER.filter((name) => modifiers.includes(MODIFIERS[name])), word].join('+');
}

/** The other way round. `name` is a sign, a letter or AutoHotkey's name of the key. */
export function readKey(text: string): PlainKey | undefined {
  const words = text.trim().toLowerCase().split('+');
  const word = words.pop() ?? '';
  const held = words.map((each) => (each === 'windows' ? 'win' : each === 'control' ? 'ctrl' : each));
  if (!held.every(isModifier) || new Set(held).size < held.length) return undefined;
  const key = SIGNS[word] ?? NAMED.get(word) ?? (/^[\p{Ll}\d]$/u.test(word) ? word : undefined);
  if (key === undefined) return undefined;
  const modifiers = ORDER.filter((name) => held.includes(name)).map((name) => MODIFIERS[name]);
  return { modifiers: modifiers.join(''), key };
}

function wordFor(key: string): string | undefined {
  const lower = key.toLowerCase();
  if (/^[\p{Ll}\d]$/u.test(lower)) return lower;
  return BY_SIGN.get(key) ?? BY_NAME.get(KEY_NAMES.get(lower)?.toLowerCase() ?? '') ?? undefined;
}

function isModifier(word: string): word is keyof typeof MODIFIERS {
  return Object.hasOwn(MODIFIERS, word);
}
