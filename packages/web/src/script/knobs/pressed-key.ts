import { MODIFIER_LABELS, MODIFIERS, type Modifier } from './key-choices.ts';

// By its place on the keyboard: with Shift or Alt held, the sign is another one.
const BY_CODE: Readonly<Record<string, string>> = {
  Escape: 'esc',
  Enter: 'enter',
  Space: 'space',
  Tab: 'tab',
  Backspace: 'backspace',
  Delete: 'delete',
  Insert: 'insert',
  Home: 'home',
  End: 'end',
  PageUp: 'pageup',
  PageDown: 'pagedown',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  CapsLock: 'capslock',
  NumLock: 'numlock',
  ScrollLock: 'scrolllock',
  PrintScreen: 'printscreen',
  Pause: 'pause',
  ContextMenu: 'apps',
  Comma: 'comma',
  Period: 'period',
  Semicolon: 'semicolon',
  Quote: 'quote',
  Slash: 'slash',
  Backslash: 'backslash',
  Minus: 'minus',
  Equal: 'equals',
  BracketLeft: 'leftbracket',
  BracketRight: 'rightbracket',
  NumpadAdd: 'numpadadd',
  NumpadSubtract: 'numpadsub',
  NumpadMultiply: 'numpadmult',
  NumpadDivide: 'numpaddiv',
  NumpadDecimal: 'numpaddot',
  NumpadEnter: 'numpadenter',
  AudioVolumeUp: 'volume-up',
  AudioVolumeDown: 'volume-down',
  AudioVolumeMute: 'volume-mute',
  MediaPlayPause: 'media-play',
  MediaTrackNext: 'media-next',
  MediaTrackPrevious: 'media-previous',
};

export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** The combination that is pressed, as the server spells it; undefined while only Ctrl, Alt, Shift or Win is held. */
export function pressedKey(press: Press): string | undefined {
  const key = keyOf(press);
  return key === undefined ? undefined : [...heldIn(press), key].join('+');
}

/** “Ctrl+Alt+…”, while the key itself is still to come. */
export function sayHeld(press: Press): string {
  return heldIn(press)
    .map((modifier) => `${MODIFIER_LABELS[modifier]}+`)
    .join('');
}

function heldIn({ ctrlKey, altKey, shiftKey, metaKey }: Press): Modifier[] {
  const down = { ctrl: ctrlKey, alt: altKey, shift: shiftKey, win: metaKey } satisfies Record<Modifier, boolean>;
  return MODIFIERS.filter((modifier) => down[modifier]);
}

function keyOf({ key, code }: Press): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  // Keyboards differ in where their letters are, so what it types counts; Alt may make it type a sign.
  if (letter) return /^\p{L}$/u.test(key) ? key.toLowerCase() : letter.toLowerCase();
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit) return digit;
  if (/^F\d{1,2}$/.test(code) || /^Numpad\d$/.test(code)) return code.toLowerCase();
  return BY_CODE[code];
}
