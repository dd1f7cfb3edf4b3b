import { expect, test } from 'vitest';
import { forgetPastWindows } from '#db/rate-limit-store.ts';
import { forgetOldSessions } from '#features/accounts/session-store.ts';
import { insertJob } from '#features/scripts/job-store.ts';
import { startHousekeeping } from '../src/housekeeping.ts';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import { bearer, startTestApp } from './support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

test('housekeeping deletes what has expired, and nothing else', async () => {
  const app = await startTestApp();
  const user = await app.register();
  await app.post('/api/auth/refresh', { refreshToken: user.refreshToken });
  await forgetOldSessions(app.db, Date.now());
  await forgetPastWindows(app.db, Date.now());
  expect(await app.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(2);
  expect((await app.call('GET', '/api/user', { headers: bearer(user.accessToken) })).status).toBe(200);
  await forgetOldSessions(app.db, Date.now() + 31 * DAY);
  await forgetPastWindows(app.db, Date.now() + 31 * DAY);
  for (const table of ['refresh_tokens', 'sessions', 'rate_limits'] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await app.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('housekeeping runs as soon as the server starts', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await user.generate(DESCRIPTION, 'new');
  const [kept] = await app.db.selectFrom('generations').selectAll().execute();
  if (!kept) throw new Error('nothing was kept');
  const old = { ...kept, idempotency_key: 'old', created_at: Date.now() - DAY };
  await app.db.insertInto('generations').values(old).execute();
  for (const startedAt of [Date.now(), Date.now() - DAY]) {
    const job = { id: `${startedAt}`, idempotencyKey: `${startedAt}`, requestHash: '', description: DESCRIPTION };
    await insertJob(app.db, { ...job, userId: user.id, startedAt });
  }
  const stop = startHousekeeping(app.db, (error) => {
    throw error;
  });
  await stop();
  expect(await app.db.selectFrom('generations').select('idempotency_key').execute()).toEqual([
    { idempotency_key: 'new' },
  ]);
  expect(await app.db.selectFrom('generation_jobs').select('id').execute()).toHaveLength(1);
});

test('only one of several processes does the housekeeping each hour', async () => {
  const app = await startTestApp();
  const user = await app.register();
  const startAndStop = () => startHousekeeping(app.db, (error) => expect.unreachable(String(error)))();
  const addOldJob = () => {
    const job = { id: 'old', idempotencyKey: 'old', requestHash: '', description: DESCRIPTION };
    return insertJob(app.db, { ...job, userId: user.id, startedAt: Date.now() - DAY });
  };
  const jobs = () => app.db.selectFrom('generation_jobs').select('id').execute();
  await startAndStop();
  await addOldJob();
  await Promise.all([startAndStop(), startAndStop()]);
  expect(await jobs()).toEqual([{ id: 'old' }]);
  await app.db.updateTable('rate_limits').set({ resets_at: Date.now() }).where('key', 'like', 'turn:%').execute();
  await Promise.all([startAndStop(), startAndStop()]);
  expect(await jobs()).toEqual([]);
});

test('a process whose housekeeping failed is healthy again once another process has done it', async () => {
  const app = await startTestApp();
  await app.db.schema.dropTable('reports').execute();
  const seen: string[] = [];
  const stop = startHousekeeping(
    app.db,
    () => seen.push('failed'),
    (by) => seen.push(by),
    20,
  );
  await expect.poll(() => seen).toContain('failed');
  // Its own turn is not that of another.
  expect(seen).not.toContain('others');
  const others = { resets_at: Date.now() + DAY };
  await app.db.updateTable('rate_limits').set(others).where('key', 'like', 'turn:%').execute();
  await expect.poll(() => seen).toContain('others');
  await stop();
});
