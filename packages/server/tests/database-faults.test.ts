import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { isDatabaseAway } from '#db/database-errors.ts';
import { signedIn } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const SCRIPT = { name: 'Notepad', description: 'F1 opens Notepad', script: 'F1::Run("notepad.exe")' };
const UNAVAILABLE = { status: 503, body: { code: 'unavailable', message: expect.stringMatching(/try again/) } };
const onPostgres = test.runIf(inject('database') === 'postgres');
const onSqlite = test.runIf(inject('database') === 'sqlite');

onSqlite('while the disk is full, a user who saves is told to try again, and can save once there’s room', async () => {
  const app = await startTestApp();
  const user = await signedIn(app);
  expect((await user.post('/api/scripts/save', SCRIPT)).status).toBe(200);
  await sql`pragma max_page_count = 1`.execute(app.db);
  const long = { ...SCRIPT, script: `; ${'a'.repeat(90_000)}` };
  expect(await user.post('/api/scripts/save', long)).toMatchObject(UNAVAILABLE);
  expect(await user.get('/api/scripts/history')).toMatchObject({
    status: 200,
    body: { scripts: [{ name: 'Notepad' }] },
  });
  await sql`pragma max_page_count = 1000000`.execute(app.db);
  expect((await user.post('/api/scripts/save', long)).status).toBe(200);
});

onSqlite('while another process has the database locked, a user who saves is told to try again', async () => {
  const database = await emptyDatabase();
  const app = await startTestApp({ database });
  const user = await signedIn(app);
  await sql`pragma busy_timeout = 20`.execute(app.db);
  const other = new DatabaseSync(join(database.dataDir, 'hotscribe.sqlite'));
  onTestFinished(() => other.close());
  other.exec('begin immediate');
  expect(await user.post('/api/scripts/save', SCRIPT)).toMatchObject(UNAVAILABLE);
  other.exec('rollback');
  expect((await user.post('/api/scripts/save', SCRIPT)).status).toBe(200);
});

onPostgres('losing the database connection mid-transaction fails that call, not the whole process', async () => {
  const [db, other] = [await openTestDatabase(await emptyDatabase()), new pg.Client(inject('postgresUrl'))];
  await other.connect();
  onTestFinished(() => other.end());
  const isThere = async (pid: number) =>
    (await other.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount === 1;
  const failed = await db
    .transaction()
    .execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const pid = Number(rows[0]?.pid);
      await other.query('select pg_terminate_backend($1)', [pid]);
      await expect.poll(() => isThere(pid)).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await sql`select 1`.execute(transaction);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failed), String(failed)).toBe(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});
