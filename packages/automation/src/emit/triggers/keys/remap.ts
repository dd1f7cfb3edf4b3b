import { keyParts } from '#language/keys.ts';
import { literal } from '../../code.ts';
import { isBare, keyKind, sidesOf } from '../../keys/key-kind.ts';
import { bareKeyName, keyName, modifierSigns, sendText } from '../../keys/key-names.ts';
import { sendFunction } from '../../keys/lasting-press.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import type { Remap } from './press-group.ts';
import { switchedOff } from './switched-off.ts';

/** A key that becomes another one, as long as it is held; or one that is switched off. */
export function emitRemap(remap: Remap, keyboard: Keyboard): void {
  const { from, to } = remap;
  const hotkey = { keys: sidesOf(from), condition: keyCondition(remap, from, keyboard), body: [] };
  if (from === 'capslock' && to === 'nothing' && !remap.in) {
    // Switched on when the script starts, it could not be switched off any more.
    keyboard.draft.startup.push('SetCapsLockState("AlwaysOff")');
  }
  if (to === 'nothing') addHotkey(keyboard, { ...hotkey, ...switchedOff(from, keyboard) });
  else if (to === 'win+l') addHotkey(keyboard, { ...hotkey, line: 'DllCall("LockWorkStation")' });
  else if (isNative(to) && !isWheel(from))
    addHotkey(keyboard, { ...hotkey, line: `${modifierSigns(to)}${bareKeyName(to)}` });
  else {
    const signs = isBare(from) ? '*' : '$';
    const blind = isBare(from) && isBare(to) ? '{Blind}' : '';
    const send = sendFunction(remap, keyboard.draft);
    addHotkey(keyboard, { ...hotkey, body: [`${send}(${literal(blind + sendText(to))})`], signs });
  }
}

// A notch of the wheel is never let go, and the key that it becomes would stay down.
function isWheel(key: string): boolean {
  return keyKind(keyParts(key)?.key ?? key) === 'wheel';
}

/** Whether AutoHotkey can read it behind `::` as the key to become. A sign there may mean something else. */
function isNative(to: string): boolean {
  const parts = keyParts(to);
  if (!parts || parts.prefix || parts.modifiers.some((each) => /^[lr]/.test(each))) return false;
  // `a::Pause` and `a::Sleep` would call the functions of that name.
  if (keyKind(parts.key) === 'wheel' || parts.key === 'pause' || parts.key === 'sleep') return false;
  return /^\w+$/.test(keyName(parts.key)) || /^[,.'/\\[\]=-]$/.test(keyName(parts.key));
}
