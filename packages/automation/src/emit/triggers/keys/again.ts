import { keyParts } from '#language/keys.ts';
import { keyKind } from '../../keys/key-kind.ts';
import { addHotkey } from './hotkey.ts';
import type { Keyboard } from './keyboard.ts';

/** Notes when a key was pressed last, for rules that ask whether it is pressed again. */
export function emitLastPresses(keyboard: Keyboard): void {
  for (const [key, variable] of keyboard.lastPresses) {
    const last = keyParts(key)?.key ?? key;
    const body = [`global ${variable} := A_TickCount`];
    // A key that the keyboard repeats while it is held was pressed once: what counts is when it was let go.
    const isWheel = keyKind(last) === 'wheel';
    addHotkey(keyboard, { keys: [last], condition: '', body, signs: '~*', up: !isWheel });
  }
}
