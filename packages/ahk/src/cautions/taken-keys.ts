import { sayCombination } from '../explain/say-combination.ts';
import { keyCombination } from '../facts/key-combination.ts';
import type { Script } from '../syntax/statement.ts';
import { keyId } from './key-id.ts';

/** A key that a script takes in every program. `id` is the same however the combination is spelled. */
export type TakenKey = { id: string; label: string };

/** The keys that no other program gets while the script runs: neither limited to one window nor passed on. */
export function takenKeys(tree: Script): TakenKey[] {
  const taken = new Map<string, string>();
  let limited = false;
  for (const node of tree.body) {
    if (node.kind === 'directive' && node.name === '#HotIf') limited = node.condition !== null;
    if (limited || (node.kind !== 'hotkey' && node.kind !== 'remap')) continue;
    const keys = keyCombination(node.keys);
    if (!keys.passesThrough) taken.set(keyId(keys), sayCombination(keys));
  }
  return [...taken].map(([id, label]) => ({ id, label }));
}
