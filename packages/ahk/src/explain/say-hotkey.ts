import { keyCombination } from '../facts/key-combination.ts';
import { sayCombination } from './say-combination.ts';

/** `^!n` as Ctrl+Alt+N, `MButton` as the middle mouse button. */
export function sayHotkey(hotkey: string): string {
  return sayCombination(keyCombination(hotkey));
}
