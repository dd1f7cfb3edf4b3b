import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { type Buyer, CARDS, DAY, type Shop, startBuyer, startShop } from './support/shop.ts';

const ACTIONS = ['buy-script', 'subscribe', 'cancel', 'cancel-now', 'resume', 'refund', 'day', 'month'] as const;
type Action = (typeof ACTIONS)[number];
type Step = { action: Action; card: number; deliver: number[] };

const HISTORY = fc.record({
  steps: fc.array(
    fc.record({
      action: fc.constantFrom(...ACTIONS),
      card: fc.nat({ max: 2 }),
      // Which of the events that are there by then arrive after this step, in this order, some of them twice.
      deliver: fc.array(fc.nat({ max: 40 }), { maxLength: 5 }),
    }),
    { minLength: 2, maxLength: 7 },
  ),
  // In the end either everything arrives, in some order, or nothing more does and the sync finds the rest.
  ending: fc.oneof(
    fc.constant('sync' as const),
    fc.infiniteStream(fc.nat()).map((order) => [...order.take(200)]),
  ),
});

const CARDS_USED = [CARDS.pays, CARDS.failsLater, CARDS.losesRefunds];

test('even if payment events arrive out of order, twice, late, or never, our records match the provider’s', async () => {
  const shop = await startShop();
  let people = 0;
  const property = fc.asyncProperty(HISTORY, async ({ steps, ending }) => {
    people += 1;
    const buyer = await startBuyer(shop, `buyer${people}@example.com`);
    for (const step of steps) {
      await act(shop, buyer, step);
      const events = await eventsOf(shop, buyer);
      for (const index of step.deliver) await deliver(shop, events[index % Math.max(1, events.length)]);
    }
    if (ending === 'sync') await buyer.post('/api/subscriptions/sync');
    else await Promise.all(shuffled(await eventsOf(shop, buyer), ending).map((event) => deliver(shop, event)));
    expect(await ours(shop, buyer)).toEqual(await theirs(shop, buyer));
  });
  await fc.assert(property, { numRuns: 12, endOnFailure: true });
}, 120_000);

async function act(shop: Shop, buyer: Buyer, { action, card }: Step): Promise<void> {
  const { stripe, pay, moveClock } = shop.provider;
  const customer = await customerOf(shop, buyer);
  if (action === 'day') return moveClock(DAY);
  if (action === 'month') return moveClock(32 * DAY);
  if (action === 'buy-script') return void (await pay(await buyer.checkout('per-script'), CARDS_USED[card]));
  if (action === 'subscribe') {
    const url = await buyer.checkout('monthly').catch((error) => {
      if (!String(error).includes('already-subscribed')) throw error;
    });
    return void (url && (await pay(url, CARDS_USED[card])));
  }
  if (!customer) return;
  if (action === 'refund') {
    const charges = (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ refunded }) => !refunded);
    const charge = charges[card % Math.max(1, charges.length)];
    if (charge) await stripe.refunds.create({ charge: charge.id });
    return;
  }
  const [live] = (await stripe.subscriptions.list({ customer, limit: 100 })).data;
  if (!live) return;
  if (action === 'cancel-now') await stripe.subscriptions.cancel(live.id);
  else await stripe.subscriptions.update(live.id, { cancel_at_period_end: action === 'cancel' });
}

// Many at once may be in each other's way; the provider sends again what was not answered with 200.
async function deliver(shop: Shop, event: Stripe.Event | undefined): Promise<void> {
  if (!event) return;
  const status = await shop.deliver(event);
  expect([200, 503]).toContain(status);
  if (status === 503) await deliver(shop, event);
}

async function eventsOf(shop: Shop, buyer: Buyer): Promise<Stripe.Event[]> {
  const customer = await customerOf(shop, buyer);
  const { data: charges } = await shop.provider.stripe.charges.list({ customer: customer ?? 'nobody', limit: 100 });
  const mine = new Set([customer, ...charges.map(({ id }) => id)]);
  return (await shop.provider.events()).filter(({ data }) => {
    const { customer: owner, charge } = data.object as { customer?: string; charge?: string };
    return mine.has(owner ?? charge);
  });
}

async function customerOf({ db }: Shop, buyer: Buyer): Promise<string | undefined> {
  const row = await db.selectFrom('customers').selectAll().where('user_id', '=', buyer.id).executeTakeFirst();
  return row?.provider_customer_id;
}

async function ours({ db }: Shop, buyer: Buyer) {
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', buyer.id)
    .executeTakeFirst();
  const ledger = await db.selectFrom('credit_ledger').selectAll().where('user_id', '=', buyer.id).execute();
  const booked = await db.selectFrom('payments').selectAll().where('user_id', '=', buyer.id).execute();
  return {
    status: subscription?.status ?? 'none',
    endDate: subscription?.end_date ?? null,
    credits: ledger.reduce((sum, { amount }) => sum + amount, 0),
    granted: ledger.filter(({ kind }) => kind === 'purchase').length,
    money: booked.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
  };
}

async function theirs({ provider: { stripe } }: Shop, buyer: Buyer) {
  const customer = (await stripe.customers.list({ email: buyer.email })).data[0]?.id;
  if (!customer) return { status: 'none', endDate: null, credits: 0, granted: 0, money: 0 };
  const all = { customer, limit: 100 } as const;
  const subscriptions = (await stripe.subscriptions.list({ ...all, status: 'all' })).data;
  const subscription = subscriptions.find(({ ended_at }) => ended_at === null) ?? subscriptions[0];
  const charges = (await stripe.charges.list(all)).data;
  const sessions = (await stripe.checkout.sessions.list({ ...all, status: 'complete' })).data;
  const bought = sessions.filter(({ mode }) => mode === 'payment');
  const kept = bought.filter(({ payment_intent }) => {
    return !charges.find((charge) => charge.payment_intent === payment_intent)?.refunded;
  });
  return {
    ...stateOf(subscription),
    credits: kept.length,
    granted: bought.length,
    money: charges.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0),
  };
}

function stateOf(subscription: Stripe.Subscription | undefined): { status: string; endDate: number | null } {
  if (!subscription) return { status: 'none', endDate: null };
  const { status, cancel_at, ended_at, items } = subscription;
  const periodEnd = (items.data[0]?.current_period_end ?? 0) * 1000;
  if (status === 'canceled') return { status, endDate: (ended_at ?? 0) * 1000 };
  if (status === 'unpaid') return { status, endDate: null };
  if (status === 'active' && cancel_at) return { status: 'canceling', endDate: cancel_at * 1000 };
  return { status, endDate: cancel_at ? cancel_at * 1000 : periodEnd };
}

function shuffled<T>(items: readonly T[], order: readonly number[]): T[] {
  return items
    .map((item, index) => ({ item, rank: order[index] ?? index }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
