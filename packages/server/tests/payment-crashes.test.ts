import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { handleEvent } from '#features/subscriptions/handle-event.ts';
import { stripeProvider } from '#payments/stripe-provider.ts';
import { type Shop, startBuyer, startShop } from './support/shop.ts';

const LOG = { warn: () => {}, error: () => {} };
const TABLES = ['payment_events', 'subscriptions', 'credit_ledger', 'payments', 'orders', 'customers'] as const;

/** The same database, which breaks down at the nth statement. */
function breaksAt(db: Db, nth: number): { db: Db; broke: () => boolean } {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      if (statements === nth) throw new Error('the power is gone');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), broke: () => statements >= nth };
}

async function everything(db: Db) {
  return JSON.stringify(await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute())));
}

/** Handles an event on a database that breaks at each of its statements in turn, until one time it does not. */
async function handleWithBreakdowns(shop: Shop, event: Awaited<ReturnType<Shop['provider']['events']>>[number]) {
  const provider = stripeProvider(shop.provider.stripe, shop.provider.settings, LOG);
  const body = Buffer.from(JSON.stringify(event));
  const { default: Stripe } = await import('stripe');
  const secret = shop.provider.settings.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body.toString(), secret });
  for (let nth = 1; nth < 200; nth += 1) {
    const before = await everything(shop.db);
    const { db, broke } = breaksAt(shop.db, nth);
    const deps = { db, now: Date.now, log: LOG, provider };
    const failure = await handleEvent(deps, provider.readEvent(body, signature, Date.now())).catch(String);
    if (!broke()) return nth;
    expect(failure).toContain('the power is gone');
    expect(await everything(shop.db)).toBe(before);
  }
  throw new Error('it never ends');
}

test('a crash between any two steps of a webhook leaves nothing half done, and a retry completes it', async () => {
  const shop = await startShop();
  const ada = await startBuyer(shop);
  await shop.provider.pay(await ada.checkout('per-script'));
  const completed = (await shop.provider.events()).find(({ type }) => type === 'checkout.session.completed');
  if (!completed) throw new Error('nothing was paid');
  expect(await handleWithBreakdowns(shop, completed)).toBeGreaterThan(8);
  expect(await ada.usage()).toMatchObject({ plan: 'per-script', credits: 1 });

  await shop.provider.pay(await ada.checkout('monthly'));
  const created = (await shop.provider.events()).find(({ type }) => type === 'customer.subscription.created');
  if (!created) throw new Error('nothing was subscribed');
  expect(await handleWithBreakdowns(shop, created)).toBeGreaterThan(8);
  expect(await ada.usage()).toMatchObject({ plan: 'monthly', credits: 1 });
});

test('a checkout left unrecorded by a crash adds its credit if paid, and is closed if the buyer starts a new one', async () => {
  const shop = await startShop();
  const ada = await startBuyer(shop);
  const url = await ada.checkout('per-script');
  await shop.db.updateTable('orders').set({ provider_session_id: null }).execute();
  await shop.provider.pay(url);
  await ada.post('/api/subscriptions/sync');
  expect(await ada.usage()).toMatchObject({ credits: 1 });
  const second = await ada.checkout('per-script');
  await shop.db.updateTable('orders').set({ provider_session_id: null }).where('status', '=', 'open').execute();
  await ada.checkout('per-script');
  expect((await shop.provider.pay(second)).status).toBe(410);
});
