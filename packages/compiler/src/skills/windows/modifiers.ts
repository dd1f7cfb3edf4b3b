/**
 * Modifier keys that go with the wheel, the arrows or the digits, as a prefix of a hotkey. Not plain "windows": a
 * request about windows says that word without meaning the key.
 */
export const MODIFIERS = {
  '!': ['alt'],
  '^': ['ctrl', 'control', 'strg'],
  '+': ['shift'],
  '#': ['win', 'windows key', 'win key', 'super', 'super key'],
  '^!': ['ctrl alt', 'control alt', 'alt ctrl', 'ctrl and alt', 'control and alt'],
  '^+': ['ctrl shift', 'control shift', 'shift ctrl', 'ctrl and shift', 'control and shift'],
  '!+': ['alt shift', 'shift alt', 'alt and shift', 'shift and alt'],
  '#!': ['win alt', 'alt win', 'windows key alt', 'windows key and alt', 'win and alt'],
  '#^': ['win ctrl', 'ctrl win', 'win control', 'control win', 'ctrl windows', 'windows key and ctrl', 'ctrl and win'],
  '#+': ['win shift', 'shift win', 'windows key shift', 'windows key and shift', 'win and shift'],
};
