import { isBare, isTyping, keyKind, sidesOf } from '../../keys/key-kind.ts';
import type { Hotkey } from './hotkey.ts';
import { type Keyboard, triggerKeys } from './keyboard.ts';

/**
 * The hotkeys that switch a key off. Ctrl+Insert still copies where Insert does nothing; but a letter is off in capitals,
 * too, and what is no key to combine (a modifier, a lock, a button) is off altogether.
 */
export function switchedOff(key: string, { rules }: Keyboard): Pick<Hotkey, 'keys' | 'signs'> {
  // Shift+Alt+Tab switches windows, too.
  if (key === 'alt+tab' || (isBare(key) && OFF_ALTOGETHER.has(keyKind(key)))) return { keys: sidesOf(key), signs: '*' };
  const capital = `shift+${key}`;
  const hasOwnRule = rules.some((rule) => triggerKeys(rule).includes(capital));
  return { keys: isTyping(key) && !hasOwnRule ? [key, capital] : [key], signs: '' };
}

const OFF_ALTOGETHER: ReadonlySet<string> = new Set(['modifier', 'lock', 'button']);
