/** Modifiers in the order in which they are written; `l` and `r` stand for one side. */
const MODIFIERS = ['ctrl', 'alt', 'shift', 'win'] as const;

const SIDED = /^[lr]?(ctrl|alt|shift|win)$/;

/** Keys that have a name of their own rather than their sign, so that a key never looks like punctuation. */
export const SIGN_KEYS: Readonly<Record<string, string>> = {
  comma: ',',
  period: '.',
  semicolon: ';',
  quote: "'",
  backtick: '`',
  slash: '/',
  backslash: '\\',
  minus: '-',
  equals: '=',
  leftbracket: '[',
  rightbracket: ']',
  less: '<',
  hash: '#',
  plus: '+',
  asterisk: '*',
  colon: ':',
  question: '?',
  exclamation: '!',
  doublequote: '"',
  tilde: '~',
  at: '@',
  dollar: '$',
  percent: '%',
  caret: '^',
  ampersand: '&',
  leftparen: '(',
  rightparen: ')',
  underscore: '_',
  pipe: '|',
  greater: '>',
  leftbrace: '{',
  rightbrace: '}',
  section: '§',
};

/** Every key that is written as a word, with AutoHotkey's name for it. */
export const NAMED_KEYS: Readonly<Record<string, string>> = {
  esc: 'Esc',
  enter: 'Enter',
  space: 'Space',
  tab: 'Tab',
  backspace: 'Backspace',
  delete: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  up: 'Up',
  down: 'Down',
  left: 'Left',
  right: 'Right',
  capslock: 'CapsLock',
  numlock: 'NumLock',
  scrolllock: 'ScrollLock',
  printscreen: 'PrintScreen',
  pause: 'Pause',
  break: 'CtrlBreak',
  apps: 'AppsKey',
  help: 'Help',
  sleep: 'Sleep',
  ctrl: 'Ctrl',
  lctrl: 'LCtrl',
  rctrl: 'RCtrl',
  alt: 'Alt',
  lalt: 'LAlt',
  ralt: 'RAlt',
  shift: 'Shift',
  lshift: 'LShift',
  rshift: 'RShift',
  win: 'LWin',
  lwin: 'LWin',
  rwin: 'RWin',
  lbutton: 'LButton',
  rbutton: 'RButton',
  mbutton: 'MButton',
  xbutton1: 'XButton1',
  xbutton2: 'XButton2',
  wheelup: 'WheelUp',
  wheeldown: 'WheelDown',
  wheelleft: 'WheelLeft',
  wheelright: 'WheelRight',
  numpadadd: 'NumpadAdd',
  numpadsub: 'NumpadSub',
  numpadmult: 'NumpadMult',
  numpaddiv: 'NumpadDiv',
  numpaddot: 'NumpadDot',
  numpadenter: 'NumpadEnter',
  numpadins: 'NumpadIns',
  numpadend: 'NumpadEnd',
  numpaddown: 'NumpadDown',
  numpadpgdn: 'NumpadPgDn',
  numpadleft: 'NumpadLeft',
  numpadclear: 'NumpadClear',
  numpadright: 'NumpadRight',
  numpadhome: 'NumpadHome',
  numpadup: 'NumpadUp',
  numpadpgup: 'NumpadPgUp',
  numpaddel: 'NumpadDel',
  'volume-up': 'Volume_Up',
  'volume-down': 'Volume_Down',
  'volume-mute': 'Volume_Mute',
  'media-next': 'Media_Next',
  'media-previous': 'Media_Prev',
  'media-stop': 'Media_Stop',
  'media-play': 'Media_Play_Pause',
  'browser-back': 'Browser_Back',
  'browser-forward': 'Browser_Forward',
  'browser-refresh': 'Browser_Refresh',
  'browser-stop': 'Browser_Stop',
  'browser-search': 'Browser_Search',
  'browser-favorites': 'Browser_Favorites',
  'browser-home': 'Browser_Home',
  'launch-mail': 'Launch_Mail',
  'launch-media': 'Launch_Media',
  'launch-app1': 'Launch_App1',
  'launch-app2': 'Launch_App2',
};

/** What the keys of the number pad are while Num Lock is off, or Shift is held. */
export const WITHOUT_NUM_LOCK: Readonly<Record<string, string>> = {
  numpad0: 'numpadins',
  numpad1: 'numpadend',
  numpad2: 'numpaddown',
  numpad3: 'numpadpgdn',
  numpad4: 'numpadleft',
  numpad5: 'numpadclear',
  numpad6: 'numpadright',
  numpad7: 'numpadhome',
  numpad8: 'numpadup',
  numpad9: 'numpadpgup',
  numpaddot: 'numpaddel',
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  escape: 'esc',
  return: 'enter',
  del: 'delete',
  ins: 'insert',
  bs: 'backspace',
  pgup: 'pageup',
  pgdn: 'pagedown',
  menu: 'apps',
  control: 'ctrl',
  windows: 'win',
  altgr: 'ralt',
  dot: 'period',
};

/** A key taken apart: what is held, then the key itself. */
export type KeyParts = { readonly modifiers: readonly string[]; readonly prefix?: string; readonly key: string };

/**
 * The canonical spelling of a key, or nothing where it is none: modifiers in one order, names instead of signs, and `+`
 * rather than `&` behind a modifier. A key that stands for none: `default` (we choose), `nothing` (only behind `to`).
 */
export function canonicalKey(text: string): string | undefined {
  const parts = keyParts(text.toLowerCase());
  return parts && keyText(parts);
}

/** The parts of a canonical key. */
export function keyParts(text: string): KeyParts | undefined {
  const [first, second, ...more] = text.split('&');
  if (first === undefined || more.length > 0) return undefined;
  if (second === undefined) return combination(first);
  const [held, then] = [combination(first), combination(second)];
  if (!held || !then || held.modifiers.length + then.modifiers.length > 0) return undefined;
  if (held.key.startsWith('wheel')) return undefined;
  // Two modifiers together are no modifier and a key: either may come first.
  const isModifier = SIDED.test(held.key) && !SIDED.test(then.key);
  return isModifier ? { modifiers: [held.key], key: then.key } : { ...then, prefix: held.key };
}

export function keyText({ modifiers, prefix, key }: KeyParts): string {
  return prefix ? `${prefix}&${key}` : [...sorted(modifiers), key].join('+');
}

function combination(text: string): KeyParts | undefined {
  const words = text.split('+').map((word) => OTHER_NAMES[word] ?? word);
  const key = words.pop();
  if (key === undefined || !isKey(key) || words.some((word) => !SIDED.test(word))) return undefined;
  if (new Set(words.map(kindOf)).size < words.length) return undefined;
  return { modifiers: sorted(words), key };
}

function isKey(word: string): boolean {
  if (Object.hasOwn(NAMED_KEYS, word) || Object.hasOwn(SIGN_KEYS, word)) return true;
  if (word === 'default' || word === 'nothing') return true;
  return /^(?:[0-9]|\p{Ll}|f(?:[1-9]|1[0-9]|2[0-4])|numpad[0-9]|sc[0-9a-f]{3}|vk[0-9a-f]{2})$/u.test(word);
}

function sorted(modifiers: readonly string[]): string[] {
  return [...modifiers].sort((a, b) => MODIFIERS.indexOf(kindOf(a)) - MODIFIERS.indexOf(kindOf(b)));
}

function kindOf(modifier: string): (typeof MODIFIERS)[number] {
  return (SIDED.exec(modifier)?.[1] ?? 'ctrl') as (typeof MODIFIERS)[number];
}
