import type { KeyCombination } from '../facts/key-combination.ts';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  del: 'delete',
  ins: 'insert',
  esc: 'escape',
  bs: 'backspace',
  return: 'enter',
  pgup: 'pageup',
  pgdn: 'pagedown',
  control: 'ctrl',
};

/** One name for a combination, however it is spelled: `ctrl+alt+n`. */
export function keyId({ modifiers, heldKey, key, release }: KeyCombination): string {
  const held = heldKey === null ? [] : [heldKey];
  const parts = [...modifiers.map((modifier) => modifier.key), ...held, key].map((part) => part.toLowerCase());
  return `${parts.map((part) => OTHER_NAMES[part] ?? part).join('+')}${release ? ' up' : ''}`;
}
