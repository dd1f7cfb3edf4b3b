import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { giveCredits, giveSubscription } from './support/bought-plan.ts';
import { signUp } from './support/script-user.ts';
import { PASSWORD, startTestApp } from './support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const STATUS = '/api/subscriptions/status';

function refund(db: Db, userId: string, credits: number) {
  const row = { id: randomUUID(), user_id: userId, kind: 'refund', source_id: randomUUID() } as const;
  return db
    .insertInto('credit_ledger')
    .values({ ...row, amount: -credits, created_at: Date.now() })
    .execute();
}

test('an account drops to the free plan when its subscription ends, even without a payment event', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'monthly', scriptsGenerated: 3 });
  expect(await user.usage()).toMatchObject({ plan: 'monthly', subscription_plan: 'monthly' });
  expect((await user.get(STATUS)).body.data).toMatchObject({ status: 'active', endDate: expect.any(String) });
  await app.db.updateTable('subscriptions').set({ status: 'canceling' }).execute();
  expect((await user.get(STATUS)).body.data).toMatchObject({ status: 'canceling' });
  app.pass(30 * DAY - 60_000);
  const later = await signInAgain();
  expect(await later('/api/user')).toMatchObject({ plan: 'monthly' });
  app.pass(60_001);
  expect(await later('/api/user')).toMatchObject({ plan: 'free', subscription_plan: 'free', scriptsGenerated: 3 });
  expect((await later(STATUS)).data).toMatchObject({ status: 'canceled', endDate: expect.any(String) });

  async function signInAgain() {
    const { body } = await app.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const headers = { authorization: `Bearer ${body.accessToken}` };
    return async (path: string) => (await app.call('GET', path, { headers })).body;
  }
});

test('a subscription doesn’t use up credits, so they’re still there when it ends', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'per-script', credits: 1, scriptsGenerated: 7 });
  await giveSubscription(app.db, user.id);
  expect((await user.generate()).body.usage).toMatchObject({ plan: 'monthly', credits: 1, scriptsGenerated: 8 });
  await app.db.updateTable('subscriptions').set({ access_until: 0, status: 'canceled' }).execute();
  expect(await user.usage()).toMatchObject({ plan: 'per-script', credits: 1 });
  expect((await user.generate()).body.usage).toMatchObject({ plan: 'per-script', credits: 0 });
  expect(await user.generate()).toMatchObject({ status: 402, body: { code: 'no-credits' } });
});

test('refunded credits are removed, never shown as negative, and deducted from the next purchase if already used', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'per-script', credits: 2 });
  await user.generate();
  await refund(app.db, user.id, 2);
  expect(await user.usage()).toMatchObject({ plan: 'per-script', credits: 0 });
  expect((await user.generate()).status).toBe(402);
  await giveCredits(app.db, user.id, 3);
  expect(await user.usage()).toMatchObject({ credits: 2 });
});

test('a user whose only purchase was refunded goes back to the free plan', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'per-script', credits: 1, scriptsGenerated: 2 });
  await refund(app.db, user.id, 1);
  await app.db.updateTable('orders').set({ status: 'refunded' }).execute();
  expect(await user.usage()).toMatchObject({ plan: 'free', credits: 0 });
  expect((await user.generate()).status).toBe(200);
  expect(await user.generate()).toMatchObject({ status: 402, body: { code: 'limit-reached' } });
});

test('a user without a subscription has the status “none” and sees nothing about anyone else’s subscription', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await signUp(app, { plan: 'monthly' }, 'eve@example.com');
  const { body } = await user.get(STATUS);
  expect(body.data).toEqual({ status: 'none', endDate: null, plan: null, hasInvoices: false });
  expect((await app.call('GET', STATUS)).status).toBe(401);
});
