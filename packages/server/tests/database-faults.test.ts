import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { signedIn } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';
import { emptyDatabase } from './support/test-database.ts';

const SCRIPT = { name: 'Notepad', description: 'F1 opens Notepad', script: 'F1::Run("notepad.exe")' };
const UNAVAILABLE = { status: 503, body: { code: 'unavailable', message: expect.stringMatching(/try again/) } };
const onSqlite = test.runIf(inject('database') === 'sqlite');

onSqlite('while the disk is full, whoever saves is told to come back, and can once there is room', async () => {
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

onSqlite('while another process holds the database, whoever saves is told to come back', async () => {
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
