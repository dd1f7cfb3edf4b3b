import { expect, test } from 'vitest';
import { giveCredits, giveSubscription } from './support/bought-plan.ts';
import { planOfType, SALE_DAYS } from './support/plan-calls.ts';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import { allDelivered, type Buyer, checkoutOf, startBuyer, startShop } from './support/shop.ts';
import { signedInAdmin } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';

const SYNC = '/api/subscriptions/sync';

function orderIn(location: string | undefined): string {
  return new URL(location ?? '').searchParams.get('order') ?? '';
}

test('buying scripts doesn’t cost a user the remaining free ones: free scripts are used first, then credits', async () => {
  const user = await signUp(await startTestApp(), { plan: 'per-script', credits: 1, scriptsGenerated: 1 });
  expect(await user.usage()).toMatchObject({ plan: 'per-script', freeLeft: 2, credits: 1 });
  expect((await user.generate()).body.usage).toMatchObject({ freeLeft: 1, credits: 1 });
  expect((await user.generate()).body.usage).toMatchObject({ freeLeft: 0, credits: 1 });
  expect((await user.generate()).body.usage).toMatchObject({ freeLeft: 0, credits: 0, scriptsGenerated: 4 });
  expect(await user.generate()).toMatchObject({ status: 402, body: { code: 'no-credits' } });
});

test('a user who spent credits before using up the free scripts can still use the free ones', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'per-script', credits: 0, scriptsGenerated: 2 });
  expect(await user.usage()).toMatchObject({ freeLeft: 2, credits: 0 });
  expect((await user.generate()).status).toBe(200);
});

test('with one free and one paid generation left, two of 16 simultaneous requests get through', async () => {
  const user = await signUp(await startTestApp(), { plan: 'per-script', credits: 1, scriptsGenerated: 2 });
  const replies = await Promise.all(Array.from({ length: 16 }, (_, at) => user.generate(DESCRIPTION, `key-${at}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(await user.usage()).toMatchObject({ freeLeft: 0, credits: 0, scriptsGenerated: 4 });
});

test('the usage shown never exceeds the free limit', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { scriptsGenerated: 8 });
  expect(await user.usage()).toMatchObject({ plan: 'free', freeLeft: 0, limit: 3 });
  expect(await user.generate()).toMatchObject({ status: 402, body: { used: 3, limit: 3 } });
  await giveCredits(app.db, user.id, 2);
  await giveSubscription(app.db, user.id);
  expect((await user.generate()).body.usage).toMatchObject({ plan: 'monthly', freeLeft: 0, credits: 2 });
});

test.each([1, 5, 10])('a purchase of %d scripts is charged per script and credited exactly once', async (quantity) => {
  const { provider, deliverAll, deliver, ...app } = await startShop();
  const ada = await startBuyer(app);
  const url = await ada.checkout('per-script', quantity);
  const { location } = await provider.pay(url);
  expect((await provider.stripe.charges.list()).data.map(({ amount }) => amount)).toEqual([99 * quantity]);
  const events = await provider.events();
  await Promise.all([...events, ...events].map((event) => deliver(event)));
  expect(await ada.post(SYNC, { order: orderIn(location) })).toMatchObject({
    body: { purchase: { state: 'paid', planType: 'per-script', credits: quantity }, usage: { credits: quantity } },
  });
  expect(await ada.usage()).toMatchObject({ plan: 'per-script', credits: quantity, freeLeft: 3 });
});

test('five scripts cost five times the sale price, and refunding two-fifths of the payment removes two credits', async () => {
  const { provider, deliverAll, ...app } = await startShop();
  const { id } = await planOfType(app, 'per-script');
  const sale = { salePrice: 0.5, ...SALE_DAYS };
  expect((await (await signedInAdmin(app)).post(`/api/subscription-plans/promotion/${id}`, sale)).status).toBe(200);
  const ada = await startBuyer(app);
  for (const [quantity, cents] of [
    [5, 250],
    [1, 50],
  ] as const) {
    await provider.pay(await ada.checkout('per-script', quantity));
    expect((await provider.stripe.charges.list()).data[0]?.amount).toBe(cents);
  }
  const [, five] = (await provider.stripe.charges.list()).data;
  await provider.stripe.refunds.create({ charge: five?.id ?? '', amount: 100 });
  await deliverAll();
  expect(await ada.usage()).toMatchObject({ credits: 4 });
});

test('the sandbox sells ten scripts, and shows the quantity and price', async () => {
  const app = await startTestApp({ payments: { kind: 'sandbox' } });
  const ada = await startBuyer(app);
  const url = await ada.checkout('per-script', 10);
  const page = await (await fetch(url)).text();
  expect(page).toContain('10 × $0.99');
  expect(page).toContain('Pay $9.90');
  const body = new URLSearchParams({ number: '4242424242424242', expiry: '12/39', cvc: '123' });
  await fetch(url, { method: 'POST', redirect: 'manual', body });
  await allDelivered(app.db);
  expect(await ada.usage()).toMatchObject({ credits: 10 });
});

test('scripts are sold only in quantities of 1, 5, or 10, and subscriptions only one at a time', async () => {
  const { provider: _, ...app } = await startShop();
  const ada = await startBuyer(app);
  const ask = async (planType: 'monthly' | 'per-script', quantity: unknown) =>
    ada.post('/api/checkout-sessions', { ...checkoutOf(app, (await planOfType(app, planType)).id), quantity });
  for (const quantity of [0, -5, 2, 1.5, 1000, '5', null]) {
    expect(await ask('per-script', quantity)).toMatchObject({
      status: 400,
      body: { fields: { quantity: expect.stringContaining('1, 5, or 10') } },
    });
  }
  expect(await ask('monthly', 5)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  expect(await app.db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('only the buyer can see a purchase, and a missing or unknown order shows nothing', async () => {
  const { provider, deliverAll, ...app } = await startShop();
  const ada = await startBuyer(app);
  const eve = await startBuyer(app, 'eve@example.com');
  const bought = async (buyer: Buyer, order?: string) => (await buyer.post(SYNC, { order })).body.purchase;
  expect(await bought(ada)).toBeNull();
  expect(await bought(ada, 'nonsense')).toBeNull();
  const url = await ada.checkout('monthly');
  const [session] = (await provider.stripe.checkout.sessions.list()).data;
  const order = orderIn(session?.success_url ?? undefined);
  expect(await bought(ada, order)).toEqual({ state: 'open', planType: 'monthly', credits: 0 });
  await provider.pay(url);
  expect(await bought(ada, order)).toEqual({ state: 'paid', planType: 'monthly', credits: 0 });
  expect(await bought(eve, order)).toBeNull();
  await deliverAll();
});
