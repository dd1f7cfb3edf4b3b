import { KEY_NAMES } from '../knowledge/key-names.ts';
import { splitHotkey } from '../knowledge/split-hotkey.ts';

export type Modifier = { key: 'Ctrl' | 'Alt' | 'Shift' | 'Win'; side: 'left' | 'right' | null };

/** `^!n`, `CapsLock & a` or `~LButton Up` taken apart. */
export type KeyCombination = {
  text: string;
  modifiers: Modifier[];
  /** The key held first in `CapsLock & a`. */
  heldKey: string | null;
  key: string;
  release: boolean;
  /** `~`: the key still does what it always does. */
  passesThrough: boolean;
  /** `*`: whatever other modifiers are held. */
  anyModifiers: boolean;
};

const MODIFIERS = { '^': 'Ctrl', '!': 'Alt', '+': 'Shift', '#': 'Win' } as const;

export function keyCombination(text: string): KeyCombination {
  const { prefix, prefixModifiers, modifiers, key, up } = splitHotkey(text.trim());
  return {
    text,
    modifiers: modifiersIn(modifiers + prefixModifiers),
    heldKey: prefix === null ? null : spelled(prefix),
    key: spelled(key),
    release: up,
    passesThrough: (modifiers + prefixModifiers).includes('~'),
    anyModifiers: modifiers.includes('*'),
  };
}

function modifiersIn(signs: string): Modifier[] {
  const found: Modifier[] = [];
  let side: Modifier['side'] = null;
  for (const sign of signs) {
    if (sign === '<') side = side === 'right' ? side : 'left';
    else if (sign === '>') side = 'right';
    else if (sign === '^' || sign === '!' || sign === '+' || sign === '#') {
      found.push({ key: MODIFIERS[sign], side });
      side = null;
    }
  }
  return found.sort((one, other) => ORDER.indexOf(one.key) - ORDER.indexOf(other.key));
}

const ORDER: Modifier['key'][] = ['Ctrl', 'Win', 'Alt', 'Shift'];

function spelled(key: string): string {
  return KEY_NAMES.get(key.toLowerCase()) ?? key;
}
