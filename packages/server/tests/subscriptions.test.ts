import { expect, test } from 'vitest';
import { syncAll } from '#features/subscriptions/sync-job.ts';
import { stripeProvider } from '#payments/stripe-provider.ts';
import { CARDS, DAY, type Shop, startBuyer, startShop } from './support/shop.ts';
import { PASSWORD } from './support/test-app.ts';

async function subscribed(card: string = CARDS.pays) {
  const shop = await startShop();
  const ada = await startBuyer(shop);
  await shop.provider.pay(await ada.checkout(), card);
  await shop.deliverAll();
  return { shop, ada };
}

function portalPost(shop: Shop, url: string, action: string, fields: Record<string, string> = {}) {
  return shop.provider.pages.inject({
    method: 'POST',
    url: `${new URL(url).pathname}/${action}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

test('a customer who cancels keeps access until the period ends, can resume until then, and then moves to the free plan', async () => {
  const { shop, ada } = await subscribed();
  const { endDate } = await ada.status();
  expect(Date.parse(String(endDate))).toBeGreaterThan(Date.now() + 27 * DAY * 1000);
  const canceled = await ada.post('/api/subscriptions/cancel');
  expect(canceled.body).toMatchObject({
    message: 'Subscription canceled successfully',
    data: { status: 'canceling', endDate },
  });
  expect(await ada.usage()).toMatchObject({ plan: 'monthly' });
  expect((await ada.post('/api/subscriptions/cancel')).status).toBe(200);
  expect((await ada.post('/api/subscriptions/resume')).body).toMatchObject({ data: { status: 'active', endDate } });
  await ada.post('/api/subscriptions/cancel');
  await shop.provider.moveClock(32 * DAY);
  await shop.deliverAll();
  expect(await ada.status()).toMatchObject({ status: 'canceled', endDate });
  expect(await ada.usage()).toMatchObject({ plan: 'free' });
  expect(await ada.post('/api/subscriptions/resume')).toMatchObject({ status: 409, body: { code: 'no-subscription' } });
  await shop.provider.pay(await ada.checkout());
  await shop.deliverAll();
  expect(await ada.usage()).toMatchObject({ plan: 'monthly' });
});

test('a canceled subscription ends on time, even without a payment event', async () => {
  const { shop, ada } = await subscribed();
  await ada.post('/api/subscriptions/cancel');
  shop.pass(32 * DAY * 1000);
  const row = await shop.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
  expect(row.status).toBe('canceling');
  const { accessToken } = (await shop.post('/api/auth/login', { email: ada.email, password: PASSWORD })).body;
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await shop.call('GET', '/api/subscriptions/status', { headers })).body).toMatchObject({
    data: { status: 'canceled' },
  });
  expect((await shop.call('GET', '/api/user', { headers })).body).toMatchObject({ plan: 'free' });
});

test('a failed renewal ends access after three days, and a new card restores it', async () => {
  const { shop, ada } = await subscribed(CARDS.failsLater);
  await shop.provider.moveClock(32 * DAY);
  await shop.deliverAll();
  expect(await ada.status()).toMatchObject({ status: 'past_due' });
  expect(await ada.usage()).toMatchObject({ plan: 'monthly' });
  const { access_until } = await shop.db.selectFrom('subscriptions').select('access_until').executeTakeFirstOrThrow();
  expect(Math.abs(access_until - Date.now() - 3 * DAY * 1000)).toBeLessThan(60_000);
  await shop.provider.moveClock(7 * DAY);
  await shop.deliverAll();
  expect(await ada.status()).toMatchObject({ status: 'unpaid' });
  expect(await ada.usage()).toMatchObject({ plan: 'free' });
  const { data } = (await ada.post('/api/subscriptions/portal', { returnUrl: `${shop.url}/account-settings` })).body;
  const { url } = data as { url: string };
  expect((await shop.provider.pages.inject(new URL(url).pathname)).body).toContain('Please update your card');
  const declined = await portalPost(shop, url, 'card', { number: CARDS.declined, expiry: '12/39', cvc: '123' });
  expect(declined.body).toContain('The card wasn’t changed.');
  await portalPost(shop, url, 'card', { number: CARDS.pays, expiry: '12/39', cvc: '123' });
  await shop.deliverAll();
  expect(await ada.status()).toMatchObject({ status: 'active' });
  expect(await ada.usage()).toMatchObject({ plan: 'monthly' });
});

test('a subscription canceled on the provider’s page shows as canceling and can be resumed', async () => {
  const { shop, ada } = await subscribed();
  const { data } = (await ada.post('/api/subscriptions/portal', { returnUrl: `${shop.url}/account-settings` })).body;
  const { url } = data as { url: string };
  await portalPost(shop, url, 'cancel');
  const [subscription] = (await shop.provider.stripe.subscriptions.list()).data;
  expect(subscription).toMatchObject({ cancel_at_period_end: false, cancel_at: expect.any(Number) });
  await shop.deliverAll();
  expect(await ada.status()).toMatchObject({ status: 'canceling' });
  expect((await ada.post('/api/subscriptions/resume')).body).toMatchObject({ data: { status: 'active' } });
  expect((await shop.provider.pages.inject(new URL(url).pathname)).body).toContain('This subscription renews on');
});

test('a payment adds credits once, and a refund takes them back once', async () => {
  const shop = await startShop();
  const { stripe } = shop.provider;
  const ada = await startBuyer(shop);
  const url = await ada.checkout('per-script');
  await ada.post('/api/subscriptions/sync');
  expect(await ada.usage()).toMatchObject({ plan: 'free', credits: 0 });
  await shop.provider.pay(url, CARDS.losesRefunds);
  await ada.post('/api/subscriptions/sync');
  await shop.deliverAll();
  for (const event of await shop.provider.events()) await shop.deliver(event);
  expect(await ada.usage()).toMatchObject({ plan: 'per-script', credits: 1 });
  const [charge] = (await stripe.charges.list()).data;
  await stripe.refunds.create({ charge: charge?.id ?? '', amount: 50 });
  await shop.deliverAll();
  expect(await ada.usage()).toMatchObject({ credits: 1 });
  await stripe.refunds.create({ charge: charge?.id ?? '' });
  await shop.deliverAll();
  for (const event of await shop.provider.events()) await shop.deliver(event);
  expect(await ada.usage()).toMatchObject({ plan: 'free', credits: 0 });
  expect(await orderStates(shop)).toEqual(['refunded']);
  // The bank sends both refunds back.
  await shop.provider.moveClock(2 * DAY);
  await shop.deliverAll();
  expect(await ada.usage()).toMatchObject({ plan: 'per-script', credits: 1 });
  expect(await orderStates(shop)).toEqual(['paid']);
  const booked = await shop.db.selectFrom('payments').select('amount_cents').execute();
  expect(booked.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(99);
});

test('if we lose a payment dispute, the customer’s credit is taken back', async () => {
  const shop = await startShop();
  const ada = await startBuyer(shop);
  await shop.provider.pay(await ada.checkout('per-script'), CARDS.disputed);
  await shop.deliverAll();
  expect(await ada.usage()).toMatchObject({ credits: 1 });
  await shop.provider.moveClock(8 * DAY);
  await shop.deliverAll();
  expect(await ada.usage()).toMatchObject({ credits: 0 });
});

test('the hourly sync finds changes that no payment event reported and skips customers it just checked', async () => {
  const shop = await startShop();
  const ada = await startBuyer(shop);
  await shop.provider.pay(await ada.checkout());
  const log = { warn: () => {}, error: () => {} };
  let now = Date.now();
  const provider = stripeProvider(shop.provider.stripe, shop.provider.settings, log);
  const deps = { db: shop.db, now: () => now, provider, log };
  const syncedAt = async () =>
    (await shop.db.selectFrom('customers').select('synced_at').executeTakeFirst())?.synced_at;
  const before = await syncedAt();
  await syncAll(deps);
  expect(await syncedAt()).toBe(before);
  expect(await ada.usage()).toMatchObject({ plan: 'free' });
  now += 60 * 60 * 1000;
  await syncAll(deps);
  expect(await ada.usage()).toMatchObject({ plan: 'monthly' });
});

test('deleting an account cancels its subscription at the payment provider', async () => {
  const { shop, ada } = await subscribed();
  expect((await ada.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  const [subscription] = (await shop.provider.stripe.subscriptions.list({ status: 'all' })).data;
  expect(subscription).toMatchObject({ status: 'canceled' });
  await shop.deliverAll();
  expect(shop.logs.join()).toContain('a payment event for a customer we do not know');
});

async function orderStates({ db }: Shop): Promise<string[]> {
  return (await db.selectFrom('orders').select('status').execute()).map(({ status }) => status);
}
