import { hotkeyName } from './hotkey-name.ts';
import { hotstringName, triggersOf } from './triggers-of.ts';

const HELD_KEYS: Record<string, string> = { '^': 'ctrl|control', '!': 'alt', '+': 'shift', '#': 'l?win' };

/** Whether a script reacts to a trigger, in any of the ways AutoHotkey can say it. */
export function hasTrigger(script: string, wanted: string): boolean {
  const found = triggersOf(script);
  const hotstring = /^:[^:]*:(.+?)(?:::)?$/.exec(wanted)?.[1];
  if (hotstring !== undefined) return found.has(hotstringName(hotstring));
  const name = hotkeyName(wanted);
  return (
    found.has(name) ||
    hasEitherSide(found, name) ||
    hasCombination(found, name, script) ||
    asksForHeld(found, name, script)
  );
}

// "Ctrl" may be answered by the left one alone, and the left one by both.
function hasEitherSide(found: Set<string>, name: string): boolean {
  if (/^(?:ctrl|alt|shift|win)$/.test(name)) return found.has(`l${name}`) || found.has(`r${name}`);
  return /^[lr](?:ctrl|control|alt|shift)$/.test(name) && found.has(name.replace('control', 'ctrl').slice(1));
}

function hasCombination(found: Set<string>, name: string, script: string): boolean {
  const [, first, second] = /^(.+?) & (.+)$/.exec(name) ?? [];
  if (first === undefined || second === undefined) return false;
  return found.has(`${second} & ${first}`) || (found.has(second) && asksWhetherHeld(script, first));
}

// A hotkey on the bare key that looks at the modifiers itself.
function asksForHeld(found: Set<string>, name: string, script: string): boolean {
  if (name.includes(' & ')) return false;
  const bare = name.replace(/^[\^!+#]+/, '');
  const modifiers = [...name.slice(0, -bare.length)];
  return found.has(bare) && modifiers.every((sign) => asksWhetherHeld(script, `L?R?(?:${HELD_KEYS[sign]})`));
}

function asksWhetherHeld(script: string, key: string): boolean {
  return new RegExp(`GetKeyState\\(\\s*["']${key}`, 'i').test(script);
}
