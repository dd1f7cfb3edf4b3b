import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { pageByPage } from '#lib/page-by-page.ts';

type Counted = { id: string; created_at: number; stored_bytes: number; bytes: number };
type User = { id: string; stored_bytes: number };

// SQLite reads a page in one go, and nobody is answered meanwhile.
const SCRIPTS_AT_ONCE = 20;
const USERS_AT_ONCE = 100;
// Each hour a part: reading everything that anyone has ever saved would take too long.
const MOST_SCRIPTS = 20_000;
const MOST_USERS = 2000;

/**
 * Counts anew how much room users take. During an upgrade an older version may write for a while that does not count;
 * nobody would ever get the room back that it took. It begins with any user, so that all get their turn in time.
 */
export async function recountStored(db: Db, start: string = randomUUID()): Promise<void> {
  let scripts = 0;
  let users = 0;
  for (const range of ['>=', '<'] as const) {
    for await (const user of usersFrom(db, range, start)) {
      if (scripts >= MOST_SCRIPTS || users >= MOST_USERS) return;
      users += 1;
      scripts += await recountUser(db, user);
    }
  }
}

function usersFrom(db: Db, range: '>=' | '<', start: string): AsyncGenerator<User> {
  return pageByPage<User>(USERS_AT_ONCE, (after, limit) =>
    db
      .selectFrom('users')
      .select(['id', 'stored_bytes'])
      .where('id', range, start)
      .$if(after !== undefined, (query) => query.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

/** How many scripts were looked at. */
async function recountUser(db: Db, { id, stored_bytes }: User): Promise<number> {
  let scripts = 0;
  let total = 0;
  for await (const script of pageByPage<Counted>(SCRIPTS_AT_ONCE, (after, limit) => countPage(db, id, after, limit))) {
    scripts += 1;
    total += script.bytes;
    if (script.bytes !== script.stored_bytes) await correctScript(db, script);
  }
  // Whoever has saved or deleted something meanwhile has another number now, and is left for the next time.
  if (total !== stored_bytes) {
    const users = db.updateTable('users').set({ stored_bytes: total });
    await users.where('id', '=', id).where('stored_bytes', '=', stored_bytes).execute();
  }
  return scripts;
}

async function countPage(db: Db, userId: string, after: Counted | undefined, limit: number): Promise<Counted[]> {
  await setImmediate();
  const rows = await db
    .selectFrom('scripts')
    .select(['id', 'created_at', 'stored_bytes'])
    .select(STORED.as('bytes'))
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after?.created_at ?? -1, after?.id ?? '')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

async function correctScript(db: Db, { id, bytes, stored_bytes }: Counted): Promise<void> {
  const scripts = db.updateTable('scripts').set({ stored_bytes: bytes });
  await scripts.where('id', '=', id).where('stored_bytes', '=', stored_bytes).execute();
}

// As `scriptBytes` and `versionBytes` count it.
const STORED = sql<number>`
  octet_length(name) + octet_length(description) + octet_length(original_description) + octet_length(script)
  + octet_length(coalesce(program, ''))
  + (select coalesce(sum(
      octet_length(versions.script) + octet_length(coalesce(versions.program, ''))
      + octet_length(coalesce(versions.change_note, ''))), 0)
    from script_versions versions where versions.script_id = scripts.id)`;
