import { randomUUID } from 'node:crypto';
import { searchableText, searchWords } from '@hotscribe/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Schema, ScriptRow } from '#db/schema.ts';
import type { Place } from '#lib/page-cursor.ts';

export type NewScript = Pick<
  ScriptRow,
  'name' | 'description' | 'script' | 'program' | 'answer_id' | 'stored_bytes'
> & {
  userId: string;
};
export type ScriptQuery = { userId: string; limit: number; after: Place | undefined; search: string };

export function insertScript(db: Db, { userId, ...given }: NewScript, now: number): Promise<ScriptRow> {
  return db
    .insertInto('scripts')
    .values({
      id: randomUUID(),
      user_id: userId,
      created_at: now,
      updated_at: now,
      search_text: searchableText(given),
      original_description: given.description,
      // Looked for when they are asked for: reading a long text in here would hold up everybody who writes.
      taken_keys: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findScript(db: Db, userId: string, id: string): Promise<ScriptRow | undefined> {
  return db.selectFrom('scripts').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

/** Newest first. */
export function listScripts(db: Db, { userId, limit, after, search }: ScriptQuery): Promise<ScriptRow[]> {
  return db
    .selectFrom('scripts')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.and(searchWords(search).map((word) => contains(eb, word))))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.createdAt ?? 0, after?.id ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many a search finds. The total is kept as scripts come and go: counting again takes longer the more there are. */
export async function countScripts(db: Db, userId: string, search: string): Promise<number> {
  const words = searchWords(search);
  if (words.length === 0) {
    const owner = await db.selectFrom('users').select('scripts_saved').where('id', '=', userId).executeTakeFirst();
    return owner?.scripts_saved ?? 0;
  }
  const { found } = await db
    .selectFrom('scripts')
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .where('user_id', '=', userId)
    .where((eb) => eb.and(words.map((word) => contains(eb, word))))
    .executeTakeFirstOrThrow();
  return found;
}

/**
 * The script as it is, held until the transaction ends: whoever changes it at the same time waits, so that no text is
 * replaced without having been kept.
 */
export function holdScript(db: Db, userId: string, id: string): Promise<ScriptRow | undefined> {
  return db
    .updateTable('scripts')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export function changeScript(
  db: Db,
  id: string,
  changes: Pick<
    ScriptRow,
    'name' | 'description' | 'script' | 'program' | 'answer_id' | 'taken_keys' | 'updated_at' | 'stored_bytes'
  >,
): Promise<ScriptRow> {
  return db
    .updateTable('scripts')
    .set({ ...changes, search_text: searchableText(changes) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many bytes it took; undefined where the user has no such script. */
export async function deleteScriptRow(db: Db, userId: string, id: string): Promise<number | undefined> {
  const deleted = await db
    .deleteFrom('scripts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('stored_bytes')
    .executeTakeFirst();
  return deleted?.stored_bytes;
}

// Both sides are folded to one case beforehand: the two databases do not agree on what LIKE ignores.
function contains(eb: ExpressionBuilder<Schema, 'scripts'>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${eb.ref('search_text')} like ${pattern} escape '\\'`;
}
