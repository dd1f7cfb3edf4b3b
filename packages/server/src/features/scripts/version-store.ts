import { randomUUID } from 'node:crypto';
import { type LastChange, SCRIPT_VERSIONS_KEPT } from '@hotscribe/contract';
import type { Db, ScriptRow, ScriptVersionRow } from '#db/schema.ts';
import { versionBytes } from './stored-bytes.ts';

/** The last that was replaced comes first. */
export function listVersions(db: Db, scriptId: string): Promise<ScriptVersionRow[]> {
  return db
    .selectFrom('script_versions')
    .selectAll()
    .where('script_id', '=', scriptId)
    .orderBy('number', 'desc')
    .execute();
}

export function findVersion(db: Db, scriptId: string, id: string): Promise<ScriptVersionRow | undefined> {
  return db
    .selectFrom('script_versions')
    .selectAll()
    .where('id', '=', id)
    .where('script_id', '=', scriptId)
    .executeTakeFirst();
}

/** The last text that a script had before; undefined where it was never changed. */
export function findLastVersion(db: Db, scriptId: string): Promise<ScriptVersionRow | undefined> {
  return db
    .selectFrom('script_versions')
    .selectAll()
    .where('script_id', '=', scriptId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last change of a script that is the caller's own; null where it was typed by hand. */
export async function lastChangeOfScript(db: Db, scriptId: string): Promise<LastChange | null> {
  const version = await findLastVersion(db, scriptId);
  return version?.change_note ? { note: version.change_note, before: version.script } : null;
}

/**
 * Keeps the text that a script has now; call it while the script is held. The oldest go when there are too many.
 * Returns how many bytes more all of them take.
 */
export async function keepVersion(
  db: Db,
  { id, script, program }: ScriptRow,
  now: number,
  changeNote: string | null = null,
): Promise<number> {
  const last = await db
    .selectFrom('script_versions')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('script_id', '=', id)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const version = { script, program, change_note: changeNote };
  await db
    .insertInto('script_versions')
    .values({ id: randomUUID(), script_id: id, number, replaced_at: now, ...version })
    .execute();
  const gone = await db
    .deleteFrom('script_versions')
    .where('script_id', '=', id)
    .where('number', '<=', number - SCRIPT_VERSIONS_KEPT)
    .returning(['script', 'program', 'change_note'])
    .execute();
  return versionBytes(version) - gone.reduce((sum, old) => sum + versionBytes(old), 0);
}
