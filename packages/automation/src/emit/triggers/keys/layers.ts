import { keyParts } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';
import { block, literal } from '../../code.ts';
import { fullKeyName, keyKind } from '../../keys/key-kind.ts';
import { bareKeyName } from '../../keys/key-names.ts';
import { usualKey } from '../../keys/usual-press.ts';
import { useHelper } from '../../use-helper.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition } from './key-condition.ts';
import { type Keyboard, triggerKeys } from './keyboard.ts';

/** Keys that serve as a layer while they are held: tapped by themselves they do what they always did. */
export function emitLayers(keyboard: Keyboard): void {
  for (const rule of keyboard.rules) for (const key of triggerKeys(rule)) emitPrefix(rule, key, keyboard);
  for (const key of keyboard.layers) if (isLayer(key) && !keyboard.prefixes.has(key)) emitHeldLayer(key, keyboard);
}

function emitPrefix(rule: Rule, key: string, keyboard: Keyboard): void {
  const prefix = keyParts(key)?.prefix;
  if (prefix && prefix !== 'lbutton') emitUsualTap(prefix, keyCondition(rule, key, keyboard), keyboard);
}

/** AutoHotkey calls this on release, and only if the key was not used with another one. */
export function emitUsualTap(key: string, condition: string, keyboard: Keyboard): void {
  addHotkey(keyboard, { keys: [key], condition, body: [`${usualKey(key)} ; tapped alone it works as usual`] });
}

function emitHeldLayer(key: string, keyboard: Keyboard): void {
  const name = bareKeyName(key);
  const isTapped = `${useHelper(keyboard.draft, 'TappedAlone')}(${literal(fullKeyName(key, name))})`;
  const body = [
    `KeyWait(${literal(name)})`,
    ...block(`if ${isTapped}`, [`${usualKey(key)} ; tapped alone it works as usual`]),
  ];
  addHotkey(keyboard, { keys: [key], condition: '', body, signs: '*' });
}

// Shift and the left mouse button are made to be held; the wheel cannot be.
function isLayer(key: string): boolean {
  return keyKind(key) !== 'modifier' && keyKind(key) !== 'wheel' && key !== 'lbutton';
}
