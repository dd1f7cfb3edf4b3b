import { keyParts, NAMED_KEYS, SIGN_KEYS } from '#language/keys.ts';

const MODIFIER_SIGNS: Readonly<Record<string, string>> = {
  ctrl: '^',
  alt: '!',
  shift: '+',
  win: '#',
  lctrl: '<^',
  lalt: '<!',
  lshift: '<+',
  lwin: '<#',
  rctrl: '>^',
  ralt: '>!',
  rshift: '>+',
  rwin: '>#',
};

// The key left of the 1 is found by its place: its sign differs from layout to layout.
const BY_PLACE: Readonly<Record<string, string>> = { backtick: 'SC029', less: 'SC056' };

/** AutoHotkey's name for a key alone: `esc` is Esc, `semicolon` is `;`. */
export function keyName(key: string): string {
  if (/^f\d+$/.test(key)) return key.toUpperCase();
  if (/^numpad\d$/.test(key)) return `Numpad${key.at(-1)}`;
  return BY_PLACE[key] ?? NAMED_KEYS[key] ?? SIGN_KEYS[key] ?? key;
}

/** The key itself, without what is held with it: what `KeyWait` and `GetKeyState` take. */
export function bareKeyName(key: string): string {
  const parts = keyParts(key);
  return withCtrl(key) ?? keyName(parts?.key ?? key);
}

// With Ctrl held, the keyboard says that another key was pressed.
const WITH_CTRL: Readonly<Record<string, string>> = { pause: 'CtrlBreak', numlock: 'Pause', scrolllock: 'CtrlBreak' };

function withCtrl(key: string): string | undefined {
  const { modifiers = [], key: last } = keyParts(key) ?? { key };
  return modifiers.some((each) => each.endsWith('ctrl')) ? WITH_CTRL[last] : undefined;
}

/** `^!` for Ctrl and Alt. */
export function modifierSigns(key: string): string {
  return (keyParts(key)?.modifiers ?? []).map((each) => MODIFIER_SIGNS[each]).join('');
}

/** The hotkey as it stands before `::`, with signs such as `~` or `$` before it. */
export function hotkeyLabel(key: string, signs = ''): string {
  const { prefix, key: last } = keyParts(key) ?? { key };
  // `$` is no part of a combination, which never hears what the script sends.
  if (prefix) return `${signs.replace(/[$*]/g, '')}${HELD_SIGNS[prefix] ?? labelName(prefix)} & ${labelName(last)}`;
  const before = signs + modifierSigns(key);
  if (last === 'colon') return before ? `${before.replace('+', '')}+${labelName(last)}` : ':';
  const isBracket = !before && Object.hasOwn(HELD_SIGNS, last);
  return `${isBracket ? '$' : before}${withCtrl(key) ?? labelName(last)}`;
}

// A semicolon would begin a comment there, and a colon with something before it would end the label.
const IN_LABELS: Readonly<Record<string, string>> = { semicolon: '`;', colon: 'vkBA' };
// A bracket at the start of a line begins something else: the key is named by its place on a US keyboard.
const HELD_SIGNS: Readonly<Record<string, string>> = { leftparen: 'vk39', leftbrace: 'vkDB', rightbrace: 'vkDD' };

function labelName(key: string): string {
  return IN_LABELS[key] ?? keyName(key);
}

/** The key as `Send` takes it: `^c`, `{Enter}`, `{Enter 3}` with a count. */
export function sendText(key: string, count = ''): string {
  const { modifiers, prefix, key: last } = keyParts(key) ?? { modifiers: [], key };
  const name = keyName(last);
  const suffix = count ? ` ${count}` : '';
  const pressed = suffix || !/^[a-z0-9]$/.test(name) ? `{${name}${suffix}}` : name;
  if (prefix) return `{${keyName(prefix)} down}${pressed}{${keyName(prefix)} up}`;
  return modifiers.map((each) => MODIFIER_SIGNS[each]).join('') + pressed;
}
