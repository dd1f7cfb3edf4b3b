import { expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { type Shop, startBuyer, startShop, WEBHOOKS } from './support/shop.ts';

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

test('a message without a signature, with a wrong, old or foreign one, or with another body is a 400 and writes nothing', async () => {
  const { shop, completed } = await paidShop();
  const before = await everything(shop.db);
  const body = JSON.stringify(completed);
  const post = async (headers: Record<string, string>) =>
    fetch(shop.url + WEBHOOKS, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  expect(await (await post({})).json()).toMatchObject({ success: false, code: 'bad-signature' });
  const now = Math.floor(Date.now() / 1000);
  const statuses = [
    (await post({})).status,
    await shop.deliver(completed, { signature: `t=${now},v1=${'0'.repeat(64)}` }),
    await shop.deliver(completed, { signature: 'nonsense' }),
    await shop.deliver(completed, { secret: 'whsec_somebody_elses' }),
    await shop.deliver(completed, { at: now - 301 }),
    (await fetch(shop.url + WEBHOOKS, { method: 'POST', headers: { 'stripe-signature': 't=1,v1=00' } })).status,
  ];
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
  expect(await everything(shop.db)).toEqual(before);
  expect(await shop.deliver(completed, { at: now - 290 })).toBe(200);
  expect(await everything(shop.db)).not.toEqual(before);
});

test('a body that was changed on its way is a 400, by as little as a space', async () => {
  const { shop, completed } = await paidShop();
  const { generateTestHeaderString } = (await import('stripe')).default.webhooks;
  const payload = JSON.stringify(completed);
  const signature = generateTestHeaderString({ payload, secret: shop.provider.settings.webhookSecret });
  expect(await shop.deliver(`${payload} `, { signature })).toBe(400);
  expect(await shop.deliver(payload.replace('"paid"', '"gone"'), { signature })).toBe(400);
  expect(await shop.deliver(payload, { signature })).toBe(200);
});

test('an event for a customer we do not know is a 200 and a line in the log', async () => {
  const { shop, completed } = await paidShop();
  const before = await everything(shop.db);
  const object = { ...completed.data.object, customer: 'cus_stranger' };
  expect(await shop.deliver({ ...completed, id: 'evt_stranger', data: { object } } as typeof completed)).toBe(200);
  expect(await everything(shop.db)).toEqual(before);
  expect(shop.logs.join()).toContain('evt_stranger');
});

test('kinds of events that do not concern us are a 200 and nothing more', async () => {
  const { shop } = await paidShop();
  const before = await everything(shop.db);
  expect(await shop.deliver(await eventOfType(shop, 'payment_intent.succeeded'))).toBe(200);
  expect(await everything(shop.db)).toEqual(before);
});

test('an event that cannot be handled is a 500, and handled when it comes again', async () => {
  const { shop, ada, completed } = await paidShop('per-script');
  await shop.db.schema.alterTable('credit_ledger').renameTo('credit_ledger_away').execute();
  const before = await shop.db.selectFrom('orders').selectAll().execute();
  expect(await shop.deliver(completed)).toBe(500);
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual(before);
  expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
  await shop.db.schema.alterTable('credit_ledger_away').renameTo('credit_ledger').execute();
  expect(await shop.deliver(completed)).toBe(200);
  expect(await ada.usage()).toMatchObject({ credits: 1 });
});

test('twenty deliveries of one event at once have the effect of one', async () => {
  const { shop, ada, completed } = await paidShop('per-script');
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.deliver(completed)));
  // One that finds the others in its way gives up, and is sent again by the provider.
  expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(answers.every((status) => status === 200 || status === 503)).toBe(true);
  expect(await shop.deliver(completed)).toBe(200);
  expect(await ada.usage()).toMatchObject({ credits: 1 });
  expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toHaveLength(1);
});

test('a session that is complete but not yet paid gives nothing', async () => {
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
