import { keyParts } from '#language/keys.ts';
import { literal } from '../code.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { bareKeyName, sendText } from './key-names.ts';

/** What the key that set a rule off does without this script; nothing for other triggers. */
export function usualPress({ rule, draft }: Scope): string[] {
  const { trigger } = rule;
  switch (trigger.kind) {
    case 'key':
      return [usualKey(trigger.key)];
    case 'together':
      return [usualKey(trigger.first), usualKey(trigger.second)];
    case 'sequence':
      return trigger.keys.map((key) => usualKey(key));
    case 'any-key':
      return [`Send("{Blind}{" ${useHelper(draft, 'PressedKey')}() "}")`];
    case 'abbr':
      return [`SendText(${useHelper(draft, 'TypedAbbreviation')}() A_EndChar)`];
    default:
      return [];
  }
}

// A lock is switched by its state, which is the same from a hotkey of the lock key itself.
const LOCKS: Readonly<Record<string, string>> = {
  capslock: 'CapsLock',
  numlock: 'NumLock',
  scrolllock: 'ScrollLock',
};

/** The statement that presses a key as if there were no hotkey for it, several times if need be. */
export function usualKey(key: string, count = ''): string {
  const parts = keyParts(key);
  const lock = LOCKS[key];
  if (lock) return `Set${lock}State(!GetKeyState("${lock}", "T"))`;
  if (parts?.modifiers.length) return `Send(${literal(sendText(key, count))})`;
  // `{Blind}`: a capital stays one when Caps Lock is on.
  return `Send(${literal(`{Blind}{${bareKeyName(key)}${count ? ` ${count}` : ''}}`)})`;
}
