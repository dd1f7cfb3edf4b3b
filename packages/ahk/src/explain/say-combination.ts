import type { KeyCombination, Modifier } from '../facts/key-combination.ts';
import { keyLabel, theKey } from './key-label.ts';

/** The keycaps of a combination, in the order they are pressed. */
export function keycaps(keys: KeyCombination): string[] {
  const held = keys.heldKey === null ? [] : [keyLabel(keys.heldKey)];
  return [...keys.modifiers.map(modifierLabel), ...held, keyLabel(keys.key)];
}

export function sayCombination(keys: KeyCombination): string {
  return keys.modifiers.length === 0 && keys.heldKey === null ? theKey(keys.key) : keycaps(keys).join('+');
}

/** “press Ctrl+Alt+N”, “release F1”, “scroll the mouse wheel up while holding Alt”. */
export function sayPress(keys: KeyCombination): string {
  const wheel = /^wheel(up|down|left|right)$/i.exec(keys.key)?.[1]?.toLowerCase();
  if (wheel) {
    const held = sayHeld(keys);
    return `scroll the mouse wheel ${wheel}${held === '' ? '' : ` while holding ${held}`}`;
  }
  if (keys.heldKey !== null) {
    const held = [...keys.modifiers.map(modifierLabel), theKey(keys.heldKey)].join('+');
    return `hold ${held} and ${keys.release ? 'release' : 'press'} ${theKey(keys.key)}`;
  }
  return `${keys.release ? 'release' : 'press'} ${sayCombination(keys)}`;
}

function sayHeld(keys: KeyCombination): string {
  const held = keycaps(keys).slice(0, -1);
  if (held.length === 1 && keys.heldKey !== null) return theKey(keys.heldKey);
  if (held.length === 1 && keys.modifiers[0]?.key === 'Win') return `the ${held[0]} key`;
  return held.join('+');
}

export function modifierLabel({ key, side }: Modifier): string {
  const name = key === 'Win' ? 'Windows' : key;
  return side === null ? name : `${side} ${name}`;
}
