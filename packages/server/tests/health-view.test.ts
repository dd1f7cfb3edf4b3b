import type { Health } from '@hotscribe/contract';
import { expect, inject, test } from 'vitest';
import { fails, startModelServer } from './support/model-server.ts';
import { signUp } from './support/script-user.ts';
import { signedInAdmin } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';

test('an admin sees the server’s health', async () => {
  const app = await startTestApp({ mail: { kind: 'outbox' } });
  const admin = await signedInAdmin(app);
  const user = await signUp(app);
  await user.generate();
  const { status, body } = await admin.get('/api/admin/health');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: '0.0.0',
    database: { kind: inject('database'), bytes: expect.any(Number) },
    writer: { workers: 1, waiting: 0 },
    model: { state: 'none', restsUntil: null },
    mail: { state: 'outbox' },
    jobs: { working: 0 },
    housekeeping: { doneAt: null, failed: false },
    lastHour: { failed: 0 },
  });
  const { database, lastHour, memoryBytes, startedAt } = body as unknown as Health;
  expect(database.bytes).toBeGreaterThan(10_000);
  expect(lastHour.all).toBeGreaterThan(2);
  expect(memoryBytes).toBeGreaterThan(10_000_000);
  expect(Date.parse(startedAt)).toBeLessThan(Date.now());
});

test('server errors are counted for an hour and then forgotten', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  await app.db.schema.dropTable('account_links').execute();
  expect((await app.post('/api/auth/confirm-email', { token: 'x' })).status).toBe(500);
  const failed = async () => ((await admin.get('/api/admin/health')).body as unknown as Health).lastHour.failed;
  await expect.poll(failed).toBe(1);
  app.pass(61 * 60 * 1000);
  const later = await app.post('/api/auth/login', { email: admin.email, password: 'walnut7!' });
  const headers = { authorization: `Bearer ${later.body.accessToken}` };
  expect((await app.call('GET', '/api/admin/health', { headers })).body).toMatchObject({ lastHour: { failed: 0 } });
});

test('a language model paused after failures is shown as paused, with the time it resumes', async () => {
  const provider = await startModelServer(fails(401));
  const app = await startTestApp({ model: provider.settings });
  const admin = await signedInAdmin(app);
  expect((await admin.get('/api/admin/health')).body).toMatchObject({ model: { state: 'ready', restsUntil: null } });
  await (await signUp(app, { plan: 'monthly' })).generate();
  const { model } = (await admin.get('/api/admin/health')).body as unknown as Health;
  expect(model.state).toBe('resting');
  expect(Date.parse(model.restsUntil ?? '')).toBeGreaterThan(Date.now());
});
