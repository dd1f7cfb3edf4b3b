import { keyParts, SIGN_KEYS } from '#language/keys.ts';

/** What a key is for, as far as it matters to taking it over. */
export type KeyKind = 'modifier' | 'lock' | 'typing' | 'button' | 'wheel' | 'other';

const MODIFIER = /^[lr]?(?:ctrl|alt|shift|win)$/;
const TYPING = /^(?:space|numpad(?:\d|add|sub|mult|div|dot)|.)$/u;

/** The kind of a key without what is held with it. */
export function keyKind(key: string): KeyKind {
  if (MODIFIER.test(key)) return 'modifier';
  if (/^(?:capslock|numlock|scrolllock)$/.test(key)) return 'lock';
  if (/^(?:[lrm]button|xbutton[12])$/.test(key)) return 'button';
  if (key.startsWith('wheel')) return 'wheel';
  return TYPING.test(key) || Object.hasOwn(SIGN_KEYS, key) ? 'typing' : 'other';
}

/** Whether a key stands for itself: nothing is held with it. */
export function isBare(key: string): boolean {
  const parts = keyParts(key);
  return !parts?.prefix && !parts?.modifiers.length;
}

/** A key that types something when it is pressed by itself. */
export function isTyping(key: string): boolean {
  return isBare(key) && keyKind(key) === 'typing';
}

const LASTING = /^(?:(?:numpad)?enter|tab|backspace|delete|up|down|left|right|home|end|pageup|pagedown)$/;

/** A key whose press cannot be taken back: it types, deletes or moves the cursor. */
export function actsForGood(key: string): boolean {
  return isTyping(key) || LASTING.test(key);
}

/** A modifier that may be on either side of the keyboard is two keys; every other key is one. */
export function sidesOf(key: string): string[] {
  return /^(?:ctrl|alt|shift|win)$/.test(key) ? [`l${key}`, `r${key}`] : [key];
}

const FULL_NAMES: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  lctrl: 'LControl',
  rctrl: 'RControl',
  esc: 'Escape',
  win: 'Win',
};

/** The name by which AutoHotkey tells what was pressed: it writes some names in full. */
export function fullKeyName(key: string, name: string): string {
  return FULL_NAMES[key] ?? name;
}
