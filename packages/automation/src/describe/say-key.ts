import { keyParts, SIGN_KEYS } from '#language/keys.ts';

const NAMES: Readonly<Record<string, string>> = {
  esc: 'Esc',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  up: 'Up Arrow',
  down: 'Down Arrow',
  left: 'Left Arrow',
  right: 'Right Arrow',
  capslock: 'Caps Lock',
  numlock: 'Num Lock',
  scrolllock: 'Scroll Lock',
  printscreen: 'Print Screen',
  apps: 'the Menu key',
  win: 'the Windows key',
  lwin: 'the left Windows key',
  rwin: 'the right Windows key',
  lctrl: 'left Ctrl',
  rctrl: 'right Ctrl',
  lalt: 'left Alt',
  ralt: 'right Alt',
  lshift: 'left Shift',
  rshift: 'right Shift',
  lbutton: 'the left mouse button',
  rbutton: 'the right mouse button',
  mbutton: 'the middle mouse button',
  xbutton1: 'the back mouse button',
  xbutton2: 'the forward mouse button',
  wheelup: 'the mouse wheel up',
  wheeldown: 'the mouse wheel down',
  wheelleft: 'the mouse wheel left',
  wheelright: 'the mouse wheel right',
  numpadadd: 'numpad +',
  numpadsub: 'numpad -',
  numpadmult: 'numpad *',
  numpaddiv: 'numpad /',
  numpaddot: 'the numpad decimal key',
  numpadenter: 'numpad Enter',
  backtick: 'the key to the left of 1',
  'volume-up': 'the volume up key',
  'volume-down': 'the volume down key',
  'volume-mute': 'the mute key',
  'media-next': 'the next track key',
  'media-previous': 'the previous track key',
  'media-play': 'the play/pause key',
  'media-stop': 'the stop key',
};

// "Ctrl++" and "the , key" are hard to read.
const SPELLED = new Set(['plus', 'minus', 'comma', 'period']);

/** A key as people say it: `ctrl+alt+n` is Ctrl+Alt+N, `xbutton1` the back mouse button. */
export function sayKey(key: string): string {
  const { modifiers, prefix, key: last } = keyParts(key) ?? { modifiers: [], key };
  if (prefix) return `${sayOne(last)} with ${sayOne(prefix)} held down`;
  if (modifiers.length === 0 && SPELLED.has(last)) return `the ${last} key`;
  if (modifiers.length === 0) return SIGN_KEYS[last] && !NAMES[last] ? `the ${SIGN_KEYS[last]} key` : sayOne(last);
  const name = SPELLED.has(last) ? capital(last) : (SIGN_KEYS[last] ?? sayOne(last).replace(/^the /, ''));
  return [...modifiers.map(sayModifier), name].join('+');
}

/** What somebody does with the mouse wheel: "scroll the mouse wheel up while holding Ctrl"; undefined for other keys. */
export function sayScroll(key: string): string | undefined {
  const { modifiers, prefix, key: last } = keyParts(key) ?? { modifiers: [], key };
  if (!last.startsWith('wheel')) return undefined;
  const held = prefix ? sayOne(prefix) : modifiers.map(sayModifier).join('+');
  return `scroll ${sayOne(last)}${held ? ` while holding ${held}` : ''}`;
}

function sayModifier(modifier: string): string {
  return modifier === 'win' ? 'Win' : sayOne(modifier).replace(/^the /, '').replace('Windows key', 'Win');
}

function sayOne(key: string): string {
  if (NAMES[key]) return NAMES[key];
  if (SIGN_KEYS[key]) return SIGN_KEYS[key];
  const numpad = /^numpad(.+)$/.exec(key);
  if (numpad?.[1]) return `numpad ${capital(numpad[1])}`;
  return capital(key.replaceAll('-', ' '));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
