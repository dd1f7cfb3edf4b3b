import { expect, test } from 'vitest';
import { forgetOldGenerations } from '#features/scripts/generation-store.ts';
import { giveSubscription } from './support/bought-plan.ts';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

const HOUR = 60 * 60 * 1000;

test('repeating a request with the same request key returns the same script and charges once', async () => {
  const user = await signUp(await startTestApp());
  const first = await user.generate(DESCRIPTION, 'key-1');
  const again = await user.generate(DESCRIPTION, 'key-1');
  expect(again).toMatchObject({ status: 200, body: { script: first.body.script, usage: { scriptsGenerated: 1 } } });
  const other = await user.generate(DESCRIPTION, 'key-2');
  expect(other.body).toMatchObject({ usage: { scriptsGenerated: 2 } });
});

test('64 simultaneous requests with one request key and one generation left all get the same script', async () => {
  const user = await signUp(await startTestApp(), { scriptsGenerated: 2 });
  const replies = await Promise.all(Array.from({ length: 64 }, () => user.generate(DESCRIPTION, 'key-1')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body.script)).size).toBe(1);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 3 });
});

test('the script that used the last generation can still be fetched again with its request key', async () => {
  const user = await signUp(await startTestApp(), { scriptsGenerated: 2 });
  const { body } = await user.generate(DESCRIPTION, 'key-1');
  expect((await user.generate(DESCRIPTION, 'key-2')).status).toBe(402);
  expect(await user.generate(DESCRIPTION, 'key-1')).toMatchObject({ status: 200, body: { script: body.script } });
});

test('a request key belongs to one user and one description', async () => {
  const app = await startTestApp();
  const ada = await signUp(app);
  const bob = await signUp(app, {}, 'bob@example.com');
  await ada.generate(DESCRIPTION, 'key-1');
  const other = await ada.generate('when I press F9 type "hello"', 'key-1');
  expect(other).toMatchObject({ status: 409, body: { code: 'key-reused' } });
  expect(await ada.usage()).toMatchObject({ scriptsGenerated: 1 });
  const bobs = await bob.generate('when I press F9 type "hello"', 'key-1');
  expect(bobs).toMatchObject({ status: 200, body: { script: expect.stringContaining('F9') } });
});

test('a rejected request can be sent again with the same request key', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { scriptsGenerated: 3 });
  expect((await user.generate(DESCRIPTION, 'key-1')).status).toBe(402);
  await giveSubscription(app.db, user.id);
  expect((await user.generate(DESCRIPTION, 'key-1')).status).toBe(200);
});

test.each([' ', 'two words', 'k'.repeat(201), 'clé'])('%j is not a valid request key', async (key) => {
  const user = await signUp(await startTestApp());
  const { status } = await user.generate(DESCRIPTION, key);
  expect(status).toBe(400);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('request keys are kept for one day', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await user.generate(DESCRIPTION, 'key-1');
  await forgetOldGenerations(app.db, Date.now() + 23 * HOUR);
  expect(await app.db.selectFrom('generations').selectAll().execute()).toHaveLength(1);
  await forgetOldGenerations(app.db, Date.now() + 25 * HOUR);
  expect(await app.db.selectFrom('generations').selectAll().execute()).toEqual([]);
});
