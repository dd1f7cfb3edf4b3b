import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { allDelivered, type Shop, startBuyer, startShop, WEBHOOKS } from './support/shop.ts';
import { startTestApp } from './support/test-app.ts';

const TABLES = ['payment_events', 'subscriptions', 'credit_ledger', 'payments', 'orders', 'customers'] as const;

async function everything(db: Db) {
  return Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
}

async function paidShop(planType: 'monthly' | 'per-script' = 'monthly') {
  const shop = await startShop();
  const ada = await startBuyer(shop);
  await shop.provider.pay(await ada.checkout(planType));
  const completed = await eventOfType(shop, 'checkout.session.completed');
  return { shop, ada, completed };
}

async function eventOfType(shop: Shop, type: string) {
  const event = (await shop.provider.events()).find((one) => one.type === type);
  if (!event) throw new Error(`no event of type ${type}`);
  return event;
}

test('a webhook without a valid, recent signature gets a 400 and saves nothing', async () => {
  const { shop, completed } = await paidShop();
  const before = await everything(shop.db);
  const payload = JSON.stringify(completed);
  const now = Math.floor(Date.now() / 1000);
  const unsigned = await fetch(shop.url + WEBHOOKS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: payload,
  });
  expect(await unsigned.json()).toMatchObject({ success: false, code: 'bad-signature' });
  const secret = shop.provider.settings.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const statuses = [
    unsigned.status,
    (await fetch(shop.url + WEBHOOKS, { method: 'POST', headers: { 'stripe-signature': signature } })).status,
    await shop.deliver(completed, { signature: `t=${now},v1=${'0'.repeat(64)}` }),
    await shop.deliver(completed, { signature: 'nonsense' }),
    await shop.deliver(completed, { secret: 'whsec_somebody_elses' }),
    await shop.deliver(completed, { at: now - 301 }),
    await shop.deliver(`${payload} `, { signature }),
    await shop.deliver(payload.replace('"paid"', '"gone"'), { signature }),
  ];
  expect(statuses).toEqual(statuses.map(() => 400));
  expect(await everything(shop.db)).toEqual(before);
  expect(await shop.deliver(completed, { at: now - 290 })).toBe(200);
  expect(await everything(shop.db)).not.toEqual(before);
});

test('events with an unknown customer or an unused type get a 200 and save nothing; unknown customers are logged', async () => {
  const { shop, completed } = await paidShop();
  const before = await everything(shop.db);
  const object = { ...completed.data.object, customer: 'cus_stranger' };
  expect(await shop.deliver({ ...completed, id: 'evt_stranger', data: { object } } as typeof completed)).toBe(200);
  expect(shop.logs.join()).toContain('evt_stranger');
  expect(await shop.deliver(await eventOfType(shop, 'payment_intent.succeeded'))).toBe(200);
  expect(await everything(shop.db)).toEqual(before);
});

test('an event that can’t be handled gets a 500, and retrying it several times adds its credit only once', async () => {
  const { shop, ada, completed } = await paidShop('per-script');
  await shop.db.schema.alterTable('credit_ledger').renameTo('credit_ledger_away').execute();
  const before = await shop.db.selectFrom('orders').selectAll().execute();
  expect(await shop.deliver(completed)).toBe(500);
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual(before);
  expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  await shop.db.schema.alterTable('credit_ledger_away').renameTo('credit_ledger').execute();
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.deliver(completed)));
  expect(answers).toEqual(answers.map(() => 200));
  expect(await ada.usage()).toMatchObject({ credits: 1 });
  expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toHaveLength(1);
});

test('a completed checkout adds no credits until it’s paid', async () => {
  const { shop, ada, completed } = await paidShop('per-script');
  const { db } = shop.provider;
  const row = await db
    .selectFrom('sandbox_objects')
    .selectAll()
    .where('object', '=', 'checkout.session')
    .executeTakeFirstOrThrow();
  const unpaid = JSON.stringify({ ...JSON.parse(row.body), payment_status: 'unpaid' });
  await db.updateTable('sandbox_objects').set({ body: unpaid }).where('id', '=', row.id).execute();
  expect(await shop.deliver(completed)).toBe(200);
  expect(await ada.usage()).toMatchObject({ plan: 'free', credits: 0 });
  await db.updateTable('sandbox_objects').set({ body: row.body }).where('id', '=', row.id).execute();
  const succeeded = { ...completed, id: 'evt_later', type: 'checkout.session.async_payment_succeeded' };
  expect(await shop.deliver(succeeded as typeof completed)).toBe(200);
  expect(await ada.usage()).toMatchObject({ credits: 1 });
});

test('the payment sandbox resends an event until it’s accepted', async () => {
  const app = await startTestApp({ payments: { kind: 'sandbox' } });
  const ada = await startBuyer(app);
  const url = await ada.checkout('per-script');
  await app.db.schema.alterTable('credit_ledger').renameTo('credit_ledger_away').execute();
  const body = new URLSearchParams({ number: '4242424242424242', expiry: '12/39', cvc: '123' });
  expect((await fetch(url, { method: 'POST', redirect: 'manual', body })).status).toBe(303);
  const failed = app.db.selectFrom('sandbox_deliveries').selectAll().where('attempts', '>', 0);
  await expect.poll(async () => (await failed.execute()).length, { timeout: 10_000 }).toBeGreaterThan(0);
  await app.db.schema.alterTable('credit_ledger_away').renameTo('credit_ledger').execute();
  await allDelivered(app.db);
  expect(await ada.usage()).toMatchObject({ credits: 1 });
});
