import { keyParts } from '#language/keys.ts';
import type { Rule } from '#language/program.ts';
import { block, literal } from '../../code.ts';
import { fullKeyName, keyKind } from '../../keys/key-kind.ts';
import { bareKeyName, hotkeyLabel } from '../../keys/key-names.ts';
import { usualKey } from '../../keys/usual-press.ts';
import { useHelper } from '../../use-helper.ts';
import { addHotkey } from './hotkey.ts';
import { keyCondition } from './key-condition.ts';
import { type Keyboard, triggerKeys } from './keyboard.ts';

/** Keys that serve as a layer while they are held: tapped by themselves they do what they always did. */
export function emitLayers(keyboard: Keyboard): void {
  for (const rule of keyboard.rules) for (const key of triggerKeys(rule)) emitPrefix(rule, key, keyboard);
  keepCapsLockOff(keyboard);
  for (const key of keyboard.layers) if (isLayer(key) && !keyboard.prefixes.has(key)) emitHeldLayer(key, keyboard);
}

function emitPrefix(rule: Rule, key: string, keyboard: Keyboard): void {
  const prefix = keyParts(key)?.prefix;
  if (prefix && prefix !== 'lbutton') emitUsualTap(prefix, keyCondition(rule, key, keyboard), keyboard);
}

/**
 * AutoHotkey calls this on release, and only if the key was not used with another one. A key that is held before
 * others is taken whatever modifiers are down: without the star Alt+Tab would be dead.
 */
export function emitUsualTap(key: string, condition: string, keyboard: Keyboard): void {
  const hasOwn = keyboard.claimed.has(`${condition}\n${hotkeyLabel(key).toLowerCase()}`);
  if (hasOwn && !leavesModifiers(key, keyboard)) return;
  const why = hasOwn ? 'with Shift, Ctrl, or Alt, it works as usual' : 'tapped alone, it works as usual';
  addHotkey(keyboard, { keys: [key], condition, body: [`${usualKey(key)} ; ${why}`], signs: '*' });
}

// A key that passes through, or that waits for a second tap, is told of with modifiers by itself.
function leavesModifiers(key: string, { rules }: Keyboard): boolean {
  if (keyKind(key) === 'lock') return false;
  return rules.every((rule) => {
    if (rule.kind === 'remap') return rule.from !== key;
    const { trigger } = rule;
    if (trigger.kind !== 'key' || trigger.key !== key) return true;
    return !trigger.keep && (!trigger.press || trigger.press.kind === 'alone');
  });
}

// Caps Lock with a key that no rule knows would be switched on, and nothing would switch it off again.
function keepCapsLockOff({ prefixes, rules, draft }: Keyboard): void {
  const off = 'SetCapsLockState("AlwaysOff")';
  if (!prefixes.has('capslock') || draft.startup.includes(off)) return;
  if (rules.some(replacesCapsLock)) draft.startup.push(off);
}

function replacesCapsLock(rule: Rule): boolean {
  if (rule.in) return false;
  if (rule.kind === 'remap') return rule.from === 'capslock' && rule.to !== 'capslock';
  const { trigger, steps } = rule;
  if (trigger.kind !== 'key' || trigger.key !== 'capslock' || trigger.keep) return false;
  if (trigger.press && trigger.press.kind !== 'alone') return false;
  return !/"(?:capslock|as-usual)"/.test(JSON.stringify(steps));
}

function emitHeldLayer(key: string, keyboard: Keyboard): void {
  const name = bareKeyName(key);
  const isTapped = `${useHelper(keyboard.draft, 'TappedAlone')}(${literal(fullKeyName(key, name))})`;
  const body = [
    `KeyWait(${literal(name)})`,
    ...block(`if ${isTapped}`, [`${usualKey(key)} ; tapped alone, it works as usual`]),
  ];
  addHotkey(keyboard, { keys: [key], condition: '', body, signs: '*' });
}

// Shift and the left mouse button are made to be held; the wheel cannot be.
function isLayer(key: string): boolean {
  return keyKind(key) !== 'modifier' && keyKind(key) !== 'wheel' && key !== 'lbutton';
}
