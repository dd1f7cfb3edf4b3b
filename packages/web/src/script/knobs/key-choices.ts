/** Every key that can be chosen from a list: how the server spells it, and what people call it. */
export const KEY_CHOICES: ReadonlyMap<string, string> = new Map([
  ...[...'abcdefghijklmnopqrstuvwxyz0123456789'].map((sign) => [sign, sign.toUpperCase()] as const),
  ...Array.from({ length: 24 }, (_, index) => [`f${index + 1}`, `F${index + 1}`] as const),
  ['esc', 'Esc'],
  ['enter', 'Enter'],
  ['space', 'Space'],
  ['tab', 'Tab'],
  ['backspace', 'Backspace'],
  ['delete', 'Delete'],
  ['insert', 'Insert'],
  ['home', 'Home'],
  ['end', 'End'],
  ['pageup', 'Page Up'],
  ['pagedown', 'Page Down'],
  ['up', 'Up arrow'],
  ['down', 'Down arrow'],
  ['left', 'Left arrow'],
  ['right', 'Right arrow'],
  ['capslock', 'Caps Lock'],
  ['numlock', 'Num Lock'],
  ['scrolllock', 'Scroll Lock'],
  ['printscreen', 'Print Screen'],
  ['pause', 'Pause'],
  ['apps', 'Menu key'],
  ['comma', 'Comma'],
  ['period', 'Period'],
  ['semicolon', 'Semicolon'],
  ['quote', 'Quote'],
  ['slash', 'Slash'],
  ['backslash', 'Backslash'],
  ['minus', 'Minus'],
  ['equals', 'Equals'],
  ['leftbracket', 'Left bracket'],
  ['rightbracket', 'Right bracket'],
  ...[...'0123456789'].map((sign) => [`numpad${sign}`, `Number pad ${sign}`] as const),
  ['numpadadd', 'Number pad plus'],
  ['numpadsub', 'Number pad minus'],
  ['numpadmult', 'Number pad times'],
  ['numpaddiv', 'Number pad divide'],
  ['numpadenter', 'Number pad Enter'],
  ['lbutton', 'Left mouse button'],
  ['rbutton', 'Right mouse button'],
  ['mbutton', 'Middle mouse button'],
  ['xbutton1', 'Back mouse button'],
  ['xbutton2', 'Forward mouse button'],
  ['wheelup', 'Mouse wheel up'],
  ['wheeldown', 'Mouse wheel down'],
  ['volume-up', 'Volume Up key'],
  ['volume-down', 'Volume Down key'],
  ['volume-mute', 'Mute key'],
  ['media-play', 'Play/Pause key'],
  ['media-next', 'Next Track key'],
  ['media-previous', 'Previous Track key'],
]);

const BY_LABEL = new Map([...KEY_CHOICES].map(([key, label]) => [label.toLowerCase(), key]));

export const MODIFIERS = ['ctrl', 'alt', 'shift', 'win'] as const;
export type Modifier = (typeof MODIFIERS)[number];
export const MODIFIER_LABELS = { ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift', win: 'Win' } satisfies Record<
  Modifier,
  string
>;

/** What was typed or chosen, with what is checked beside it, as the server spells it: “Ctrl+Page Up” is `ctrl+pageup`. */
export function spelledKey(held: ReadonlySet<string>, typed: string): string {
  const words = typed
    .split('+')
    .map((word) => word.trim().toLowerCase())
    .map((word) => BY_LABEL.get(word) ?? word.replaceAll(' ', ''))
    .filter((word) => word !== '');
  const key = words.pop() ?? '';
  const modifiers = MODIFIERS.filter((each) => held.has(each) || words.includes(each));
  const unknown = words.filter((word) => !MODIFIERS.some((each) => each === word));
  return [...modifiers, ...unknown, key].join('+');
}

/** A key taken apart for a list to choose from. */
export function partsOfKey(key: string): { held: ReadonlySet<string>; label: string } {
  const words = key.split('+');
  const last = words.pop() ?? '';
  return { held: new Set(words), label: KEY_CHOICES.get(last) ?? last };
}
