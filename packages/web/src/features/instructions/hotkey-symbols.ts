type HotkeySymbol = {
  symbol: string;
  means: string;
  /** A hotkey with the symbol in it, as it stands before the `::`. */
  example: string;
  /** The keys to press for the example. */
  keys: readonly string[];
};

/** The signs that stand for keys, in the order in which people meet them. */
export const HOTKEY_SYMBOLS: readonly HotkeySymbol[] = [
  { symbol: '^', means: 'Ctrl', example: '^j', keys: ['Ctrl', 'J'] },
  { symbol: '!', means: 'Alt', example: '!q', keys: ['Alt', 'Q'] },
  { symbol: '+', means: 'Shift', example: '+F2', keys: ['Shift', 'F2'] },
  { symbol: '#', means: 'Windows', example: '#z', keys: ['Windows', 'Z'] },
  { symbol: '&', means: 'any two keys together', example: 'CapsLock & n', keys: ['Caps Lock', 'N'] },
  { symbol: '<', means: 'only the left one of a pair', example: '<^k', keys: ['left Ctrl', 'K'] },
  { symbol: '>', means: 'only the right one of a pair', example: '>+k', keys: ['right Shift', 'K'] },
  { symbol: '*', means: 'even while Ctrl, Alt, Shift, or Windows is held', example: '*F4', keys: ['F4'] },
  { symbol: '~', means: 'the key still does what it normally does', example: '~F5', keys: ['F5'] },
];

/** Keys that are written with a name of their own. */
export const KEY_NAMES: readonly { name: string; key: string }[] = [
  { name: 'Enter', key: 'Enter' },
  { name: 'Space', key: 'Space' },
  { name: 'Tab', key: 'Tab' },
  { name: 'Esc', key: 'Esc' },
  { name: 'Backspace', key: 'Backspace' },
  { name: 'Delete', key: 'Delete' },
  { name: 'CapsLock', key: 'Caps Lock' },
  { name: 'PgDn', key: 'Page Down' },
  { name: 'Left', key: 'Left Arrow' },
  { name: 'F1', key: 'F1' },
  { name: 'Numpad0', key: '0 on the number pad' },
  { name: 'PrintScreen', key: 'Print Screen' },
  { name: 'LButton', key: 'Left Mouse Button' },
  { name: 'MButton', key: 'Middle Mouse Button' },
  { name: 'WheelUp', key: 'Mouse Wheel Up' },
  { name: 'Volume_Up', key: 'Volume Up' },
  { name: 'Media_Play_Pause', key: 'Play/Pause' },
];
