import { either } from '../explain/quote.ts';
import { sayCombination } from '../explain/say-combination.ts';
import type { Facts } from '../facts/facts-of.ts';
import type { KeyCombination } from '../facts/key-combination.ts';
import type { Trigger } from '../facts/trigger.ts';
import { keyId } from './key-id.ts';

/** Something to know about a script's keys before it is run. */
export type KeyCaution = { code: 'reserved-key' | 'everyday-key'; message: string };

/** Windows takes these before any script sees them. */
const RESERVED: ReadonlySet<string> = new Set(['ctrl+alt+delete', 'win+l']);

/** What people press all day, and what it no longer does. */
const EVERYDAY: Readonly<Record<string, string>> = {
  'ctrl+c': 'copy',
  'ctrl+v': 'paste',
  'ctrl+x': 'cut',
  'ctrl+z': 'undo',
  'ctrl+y': 'redo',
  'ctrl+a': 'select everything',
  'ctrl+s': 'save',
  'ctrl+f': 'search',
  'ctrl+p': 'print',
  'ctrl+n': 'create new files or windows',
  'ctrl+o': 'open files',
  'ctrl+w': 'close tabs',
  'ctrl+t': 'open tabs',
  'alt+tab': 'switch between windows',
  'alt+f4': 'close windows',
};

const EVERYDAY_KEY =
  /^(?:.|enter|numpadenter|space|tab|backspace|bs|escape|esc|delete|del|up|down|left|right|home|end|lbutton|rbutton|mbutton|wheel(?:up|down)|l?(?:ctrl|control|shift|alt|win)|numpad\d)$/iu;
const MAX_NAMED = 3;

/** Keys that cannot be taken, and keys that everybody needs and would miss in every program. */
export function keyCautions(facts: Facts): KeyCaution[] {
  const taken = facts.triggers
    .filter(isEverywhere)
    .flatMap(keysOf)
    .filter((keys) => !keys.passesThrough);
  const shortcuts = once(taken.filter((keys) => EVERYDAY[keyId(keys)] !== undefined));
  const alone = once(taken.filter(isEverydayKey));
  return [
    ...once(facts.triggers.flatMap(keysOf).filter((keys) => RESERVED.has(keyId(keys)))).map(sayReserved),
    ...shortcuts.slice(0, MAX_NAMED).map(sayShortcut),
    ...(shortcuts.length > MAX_NAMED ? [sayLost(shortcuts.slice(MAX_NAMED))] : []),
    ...(alone.length > 0 ? [sayLost(alone)] : []),
  ];
}

function keysOf(trigger: Trigger): KeyCombination[] {
  if (trigger.kind === 'hotkey') return trigger.keys;
  return trigger.kind === 'remap' ? [trigger.from] : [];
}

// “in any window but this one” is nearly everywhere.
function isEverywhere({ context }: Trigger): boolean {
  return context === null || (context.kind === 'not' && context.condition.kind === 'window');
}

function isEverydayKey({ modifiers, heldKey, key }: KeyCombination): boolean {
  return heldKey === null && modifiers.every((modifier) => modifier.key === 'Shift') && EVERYDAY_KEY.test(key);
}

function once(combinations: KeyCombination[]): KeyCombination[] {
  return [...new Map(combinations.map((keys) => [keyId(keys), keys])).values()];
}

function sayReserved(keys: KeyCombination): KeyCaution {
  const message = `Windows keeps ${sayCombination(keys)} for itself, so this script can’t use it. Choose other keys.`;
  return { code: 'reserved-key', message };
}

function sayShortcut(keys: KeyCombination): KeyCaution {
  const message = `While this script runs, ${sayCombination(keys)} doesn’t ${EVERYDAY[keyId(keys)]} anymore, in any program.`;
  return { code: 'everyday-key', message };
}

function sayLost(combinations: KeyCombination[]): KeyCaution {
  const names = combinations.slice(0, MAX_NAMED).map(sayCombination);
  const more = combinations.length - names.length;
  const all = either(more > 0 ? [...names, `${more} more`] : names, 'and');
  const verb = combinations.length === 1 ? 'doesn’t' : 'don’t';
  return { code: 'everyday-key', message: `While this script runs, ${all} ${verb} work as usual, in any program.` };
}
