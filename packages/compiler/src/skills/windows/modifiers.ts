const CTRL = ['ctrl', 'control', 'strg'];
const WIN = ['win', 'windows key', 'win key', 'super'];

/**
 * Modifier keys that go with the wheel, the arrows or the digits, as a prefix of a hotkey. Not plain "windows": a
 * request about windows says that word without meaning the key.
 */
export const MODIFIERS = {
  '!': ['alt'],
  '^': CTRL,
  '+': ['shift'],
  '#': [...WIN, 'super key'],
  '^!': together(CTRL, ['alt']),
  '^+': together(CTRL, ['shift']),
  '!+': together(['alt'], ['shift']),
  '#!': together(WIN, ['alt']),
  '#^': together([...WIN, 'windows'], CTRL),
  '#+': together(WIN, ['shift']),
};

// "ctrl alt", "alt+ctrl", "ctrl and alt": every way to say two keys.
function together(first: readonly string[], second: readonly string[]): string[] {
  const pairs = first.flatMap((one) => second.flatMap((other) => [[one, other] as const, [other, one] as const]));
  return pairs.flatMap((pair) => [' ', '+', ' + ', '-', ' and '].map((link) => pair.join(link)));
}
