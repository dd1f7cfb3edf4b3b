import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { signUp } from './support/script-user.ts';
import { PASSWORD, startTestApp, type TestUser } from './support/test-app.ts';
import { emptyDatabase, type TestDatabase } from './support/test-database.ts';

/** Another program at the same database, which holds on to what it has changed. */
async function stranger({ databaseUrl }: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  // It is the server that shall find out, and be the one that is undone.
  await client.query("set local deadlock_timeout = '20s'");
  return client;
}

/** Waits until so many connections wait for a lock. */
async function waiting(db: Db, count: number): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (Number(rows[0]?.waiting) < count) await waiting(db, count);
}

// SQLite has one writer at a time, and so no deadlocks.
describe.runIf(inject('database') === 'postgres')('a deadlock', () => {
  test('between deleting an account and deleting one of its scripts ends with both deleted', async () => {
    const database = await emptyDatabase();
    const app = await startTestApp({ database });
    const user = await signUp(app);
    const { id } = await user.save();
    const other = await stranger(database);
    await other.query('select id from users where id = $1 for update', [user.id]);
    // The account's deletion is first in line for its row, the script's holds the script that goes with it.
    const account = user.post('/api/account/delete', { password: PASSWORD });
    await waiting(app.db, 1);
    const script = user.remove(`/api/scripts/${id}`);
    await waiting(app.db, 2);
    await other.query('commit');
    expect((await account).status).toBe(200);
    expect([200, 404]).toContain((await script).status);
    expect(await app.db.selectFrom('scripts').select('id').execute()).toEqual([]);
    expect(await app.db.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([]);
  });

  test('between two transactions ends with both completed, one after the other', async () => {
    const { db, register } = await startTestApp();
    const [ada, bob] = [await register('ada@example.com'), await register('bob@example.com')];
    const bothHold = Promise.withResolvers<void>();
    let holding = 0;
    let begun = 0;
    const takeBoth = (first: string, second: string) =>
      db.transaction().execute(async (transaction) => {
        begun += 1;
        await countOn(transaction, first);
        holding += 1;
        if (holding === 2) bothHold.resolve();
        await bothHold.promise;
        await countOn(transaction, second);
      });
    await Promise.all([takeBoth(ada.id, bob.id), takeBoth(bob.id, ada.id)]);
    const counts = await db.selectFrom('users').select('scripts_generated').execute();
    expect(counts).toEqual([{ scripts_generated: 2 }, { scripts_generated: 2 }]);
    expect(begun).toBe(3);
  });

  test('involving a single statement is resolved by running that statement again', async () => {
    const database = await emptyDatabase();
    const { db, register } = await startTestApp({ database });
    const [ada, bea, bob] = [await register('ada@x.test'), await register('bea@x.test'), await register('bob@x.test')];
    const [other, another] = [await stranger(database), await stranger(database)];
    const hold = (client: pg.Client, { id }: TestUser) =>
      client.query('update users set given_back = given_back where id = $1', [id]);
    await hold(other, bob);
    await hold(another, bea);
    const ids = [ada.id, bea.id, bob.id];
    const change = sql`with held as (select id from users where id in (${sql.join(ids)}) order by email for update)
      update users set scripts_generated = 7 where id in (select id from held)`.execute(db);
    await waiting(db, 1);
    const held = hold(other, ada);
    await waiting(db, 2);
    // Only now does the server wait for Bob: it looks for a deadlock once, a second later, and must find one then.
    await another.query('commit');
    await held;
    await other.query('commit');
    await change;
    const counts = await db.selectFrom('users').select('scripts_generated').execute();
    expect(counts).toEqual(Array(3).fill({ scripts_generated: 7 }));
  });
});

async function countOn(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ scripts_generated: eb('scripts_generated', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}
