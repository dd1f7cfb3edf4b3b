import type { Db } from '#db/schema.ts';

const LATEST = 200;

export function scriptsWithKeys(db: Db, userId: string) {
  return db
    .selectFrom('scripts')
    .select(['id', 'name', 'taken_keys'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
}

export async function scriptTexts(db: Db, userId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('scripts')
    .select(['id', 'script'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Only where the text is still the one that was read. */
export async function rememberKeys(
  db: Db,
  userId: string,
  { id, script, keys }: { id: string; script: string; keys: string },
): Promise<void> {
  await db
    .updateTable('scripts')
    .set({ taken_keys: keys })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('script', '=', script)
    .execute();
}
