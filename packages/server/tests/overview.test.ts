import type { Overview } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { utcDay } from '#lib/utc-day.ts';
import { giveCredits, giveSubscription } from './support/bought-plan.ts';
import { moveToNoon } from './support/move-to-noon.ts';
import { signUp } from './support/script-user.ts';
import { signedInAdmin } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

test('the admin overview counts users, scripts, requests that got no script, and revenue, day by day', async () => {
  const app = await startTestApp();
  moveToNoon(app);
  const admin = await signedInAdmin(app);
  const ada = await signUp(app, { plan: 'per-script', credits: 2 }, 'ada@example.com');
  await giveSubscription(app.db, admin.id);
  const asked = ['when I press F9 type "hello"', 'a keylogger that emails me every key', 'do something'];
  for (const description of [...asked, 'what is the weather in Paris', 'do something']) await ada.generate(description);
  await ada.generate(undefined, 'key-1');
  await ada.generate(undefined, 'key-1');
  await ada.generate(undefined, 'key-2');
  const now = app.now();
  const paid = { provider: 'test', user_id: ada.id, currency: 'usd' };
  await app.db
    .insertInto('payments')
    .values([
      { ...paid, kind: 'invoice', source_id: 'in_1', amount_cents: 999, paid_at: now },
      { ...paid, kind: 'checkout', source_id: 'cs_1', amount_cents: 99, paid_at: now },
      { ...paid, kind: 'refund', source_id: 're_1', amount_cents: -99, paid_at: now },
      { ...paid, kind: 'checkout', source_id: 'cs_0', amount_cents: 99, paid_at: now - 40 * DAY },
      { ...paid, kind: 'checkout', source_id: 'cs_2', amount_cents: 50, paid_at: now - 2 * DAY, currency: 'eur' },
    ])
    .execute();
  const { status, body } = await admin.get('/api/admin/overview');
  expect(status).toBe(200);
  const overview = body as unknown as Overview;
  expect(overview.days).toHaveLength(30);
  expect(overview.days.at(-1)).toEqual({
    day: utcDay(now),
    newUsers: 2,
    scripts: 2,
    refused: 1,
    outOfScope: 1,
    unclear: 2,
    revenue: 9.99,
  });
  expect(overview).toMatchObject({
    users: { total: 2, subscribed: 1, withCredits: 0 },
    revenue: [
      { currency: 'usd', total: 10.98 },
      { currency: 'eur', total: 0.5 },
    ],
    currency: 'usd',
  });
  await giveCredits(app.db, ada.id, 1);
  expect((await admin.get('/api/admin/overview')).body).toMatchObject({ users: { withCredits: 1 } });
});

test('a new server has an empty overview, and an overview never spans more than a year', async () => {
  const admin = await signedInAdmin(await startTestApp());
  const { body } = await admin.get('/api/admin/overview?days=365');
  expect(body).toMatchObject({ users: { total: 1, subscribed: 0, withCredits: 0 }, revenue: [], currency: 'usd' });
  const { days } = body as unknown as Overview;
  expect(days).toHaveLength(365);
  expect(new Set(days.map(({ day }) => day)).size).toBe(365);
  expect((await admin.get('/api/admin/overview?days=366')).status).toBe(400);
});
