import { keyParts } from '#language/keys.ts';
import { literal } from '../../code.ts';
import { isBare, keyKind, sidesOf } from '../../keys/key-kind.ts';
import { bareKeyName, keyName, modifierSigns, sendText } from '../../keys/key-names.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition } from './key-condition.ts';
import type { Keyboard } from './keyboard.ts';
import type { Remap } from './press-group.ts';

/** A key that becomes another one, as long as it is held; or one that is switched off. */
export function emitRemap(remap: Remap, keyboard: Keyboard): void {
  const { from, to } = remap;
  const hotkey = { keys: sidesOf(from), condition: keyCondition(remap, from, keyboard), body: [] };
  if (to === 'nothing') addHotkey(keyboard, { ...hotkey, signs: isBare(from) ? '*' : '' });
  else if (to === 'win+l') addHotkey(keyboard, { ...hotkey, line: 'DllCall("LockWorkStation")' });
  else if (isNative(to)) addHotkey(keyboard, { ...hotkey, line: `${modifierSigns(to)}${bareKeyName(to)}` });
  else {
    const signs = isBare(from) ? '*' : '$';
    const blind = isBare(from) && isBare(to) ? '{Blind}' : '';
    addHotkey(keyboard, { ...hotkey, body: [`Send(${literal(blind + sendText(to))})`], signs });
  }
}

/** Whether AutoHotkey can read it behind `::` as the key to become. A sign there may mean something else. */
function isNative(to: string): boolean {
  const parts = keyParts(to);
  if (!parts || parts.prefix || parts.modifiers.some((each) => /^[lr]/.test(each))) return false;
  // `a::Pause` and `a::Sleep` would call the functions of that name.
  if (keyKind(parts.key) === 'wheel' || parts.key === 'pause' || parts.key === 'sleep') return false;
  return /^\w+$/.test(keyName(parts.key)) || /^[,.'/\\[\]=-]$/.test(keyName(parts.key));
}
