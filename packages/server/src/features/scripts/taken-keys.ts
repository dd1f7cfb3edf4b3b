import { parse, takenKeys } from '@hotscribe/ahk';
import type { OutputOf, takenKeysEndpoint } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { offTheLoop } from '#threads/off-the-loop.ts';
import { rememberKeys, scriptsWithKeys, scriptTexts } from './taken-keys-store.ts';

const MOST_KEYS = 100;
/** Scripts whose keys nobody has asked for yet are looked at a few at a time, and not for longer than people wait. */
const READ_AT_ONCE = 10;
const LONGEST_MS = 2000;

/** The keys a script takes in every program, as they are kept with it. */
export function keysIn(script: string): string {
  const ids = takenKeys(parse(script).tree).map(({ id }) => id);
  return JSON.stringify(ids.slice(0, MOST_KEYS));
}

/** The same for a text of any length, without holding up others. */
export const keysOf = offTheLoop(import.meta.url, keysIn);

/** The keys of the user's latest scripts. */
export async function takenKeysOf(db: Db, userId: string): Promise<OutputOf<typeof takenKeysEndpoint>> {
  const rows = await scriptsWithKeys(db, userId);
  const unknown = rows.filter((row) => row.taken_keys === null).map(({ id }) => id);
  const read = new Map<string, string>();
  const enough = performance.now() + LONGEST_MS;
  for (let at = 0; at < unknown.length && performance.now() < enough; at += READ_AT_ONCE) {
    for (const { id, script } of await scriptTexts(db, userId, unknown.slice(at, at + READ_AT_ONCE))) {
      // One text that can't be read now must not keep the keys of all others from its owner.
      const keys = await keysOf(script).catch(() => undefined);
      if (keys === undefined) continue;
      read.set(id, keys);
      await rememberKeys(db, userId, { id, script, keys });
    }
  }
  const scripts = rows.map(({ id, name, taken_keys }) => ({
    id,
    name,
    keys: JSON.parse(taken_keys ?? read.get(id) ?? '[]') as string[],
  }));
  return { success: true, scripts: scripts.filter(({ keys }) => keys.length > 0) };
}
