import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { planOfType, SALE_DAYS } from './support/plan-calls.ts';
import { allDelivered, CARDS, checkoutOf, DAY, startBuyer, startShop } from './support/shop.ts';
import { signedInAdmin } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';

test('the built-in sandbox sells a subscription and a single script without any outside service', async () => {
  const app = await startTestApp({ payments: { kind: 'sandbox' } });
  const ada = await startBuyer(app);
  const pay = async (url: string, number: string) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number, expiry: '12/39', cvc: '123' }),
    });
  const url = await ada.checkout('per-script');
  expect(await (await fetch(url)).text()).toContain('Test mode.');
  expect((await pay(url, CARDS.declined)).status).toBe(402);
  const paid = await pay(url, CARDS.pays);
  expect(paid.headers.get('location')).toContain(`${app.url}/dashboard?success=true&order=`);
  await allDelivered(app.db);
  expect(await ada.usage()).toMatchObject({ plan: 'per-script', credits: 1 });
  await pay(await ada.checkout('monthly'), CARDS.pays);
  await allDelivered(app.db);
  expect(await ada.usage()).toMatchObject({ plan: 'monthly', credits: 1 });
  expect(await ada.status()).toMatchObject({ status: 'active', plan: { name: 'Monthly Plan', price: 9.99 } });
});

test('a card that’s declined, expired, invalid, short of funds, or not a test card isn’t charged, and the buyer sees why', async () => {
  const { provider, ...app } = await startShop();
  const url = await (await startBuyer(app)).checkout();
  expect(await provider.pay(url, CARDS.declined)).toMatchObject({
    status: 402,
    text: expect.stringContaining('Your card was declined.'),
  });
  expect((await provider.pay(url, CARDS.poor)).text).toContain('insufficient funds');
  expect((await provider.pay(url, '5555555555554444')).text).toContain('Only test cards work here');
  expect((await provider.pay(url, '4242424242424241')).text).toContain('Your card number isn’t valid.');
  const past = await provider.pages.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'number=4242424242424242&expiry=01/20&cvc=123',
  });
  expect(past.body).toContain('in the past');
  expect((await provider.stripe.charges.list()).data).toEqual([]);
});

test('a card whose bank asks for confirmation isn’t charged until its owner confirms', async () => {
  const { provider, ...app } = await startShop();
  const url = await (await startBuyer(app)).checkout();
  const path = new URL(url).pathname;
  const answer = (value: string) =>
    provider.pages.inject({
      method: 'POST',
      url: `${path}/confirm`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${value}`,
    });
  await provider.pay(url, CARDS.asks);
  expect((await provider.pages.inject(path)).body).toContain('Confirm the payment');
  expect((await answer('refuse')).statusCode).toBe(402);
  await provider.pay(url, CARDS.asks);
  expect((await answer('confirm')).statusCode).toBe(303);
  expect((await provider.stripe.charges.list()).data).toHaveLength(1);
});

test('a checkout that’s already paid or expired says so and can’t be paid', async () => {
  const { provider, deliverAll, ...app } = await startShop();
  const ada = await startBuyer(app);
  const url = await ada.checkout('per-script');
  await provider.pay(url);
  expect((await provider.pay(url)).location).toContain('success=true');
  expect((await provider.pages.inject(new URL(url).pathname)).body).toContain('Already paid');
  expect((await provider.stripe.charges.list()).data).toHaveLength(1);
  const next = await ada.checkout('per-script');
  await provider.moveClock(32 * 60);
  expect((await provider.pages.inject(new URL(next).pathname)).body).toContain('This checkout has expired');
  expect((await provider.pay(next)).status).toBe(410);
  await deliverAll();
  const orders = await app.db.selectFrom('orders').select('status').orderBy('created_at').execute();
  expect(orders).toEqual([{ status: 'paid' }, { status: 'expired' }]);
  expect((await provider.pages.inject('/sandbox/checkout/cs_test_none')).statusCode).toBe(404);
});

test('a checkout sends buyers back only to this site, and only existing plans can be bought, at their listed price', async () => {
  const { provider: _, ...app } = await startShop();
  const ada = await startBuyer(app);
  const { id } = await planOfType(app, 'monthly');
  const own = checkoutOf(app, id);
  for (const foreign of [
    'https://evil.example/',
    'javascript:alert(1)',
    `${app.url}.evil.example/`,
    'not an address',
  ]) {
    for (const field of ['successUrl', 'cancelUrl']) {
      const reply = await ada.post('/api/checkout-sessions', { ...own, [field]: foreign });
      expect(reply).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
      });
    }
  }
  expect(await ada.post('/api/checkout-sessions', { ...own, price: 0.01 })).toMatchObject({ status: 400 });
  expect(await ada.post('/api/checkout-sessions', { ...own, planId: randomUUID() })).toMatchObject({ status: 404 });
  expect(await ada.post('/api/subscriptions/portal', { returnUrl: 'https://evil.example/' })).toMatchObject({
    status: 400,
  });
  expect(await app.db.selectFrom('orders').selectAll().execute()).toEqual([]);
});

test('if the site’s address is configured, a checkout sends buyers back only to that address', async () => {
  const app = await startTestApp({ payments: { kind: 'sandbox' }, publicUrl: 'https://hotscribe.example' });
  const ada = await startBuyer(app);
  const { id: planId } = await planOfType(app, 'monthly');
  expect(await ada.post('/api/checkout-sessions', checkoutOf(app, planId))).toMatchObject({ status: 400 });
  const [successUrl, cancelUrl] = ['https://hotscribe.example/dashboard', 'https://hotscribe.example/pricing'];
  const reply = await ada.post('/api/checkout-sessions', { planId, successUrl, cancelUrl });
  expect(reply).toMatchObject({
    status: 200,
    body: { data: { url: expect.stringContaining('https://hotscribe.example/sandbox/') } },
  });
});

test('nobody ends up with a second subscription, no matter how many checkouts they open', async () => {
  const { provider, deliverAll, ...app } = await startShop();
  const ada = await startBuyer(app);
  const { id } = await planOfType(app, 'monthly');
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => ada.post('/api/checkout-sessions', checkoutOf(app, id))),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const open = (await provider.stripe.checkout.sessions.list({ status: 'open', limit: 100 })).data;
  expect(open).toHaveLength(1);
  await provider.pay(open[0]?.url ?? '');
  // Not even the event has arrived: the provider itself is asked before anything is sold.
  const second = await ada.post('/api/checkout-sessions', checkoutOf(app, id));
  expect(second).toMatchObject({ status: 409, body: { code: 'already-subscribed' } });
  await deliverAll();
  expect((await provider.stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
  expect((await provider.stripe.customers.list()).data).toHaveLength(1);
});

test('the sale price is charged once, renewal is at full price, and the order keeps the quoted price', async () => {
  const { provider, deliverAll, ...app } = await startShop();
  const admin = await signedInAdmin(app);
  const { id } = await planOfType(app, 'monthly');
  const promotion = { salePrice: 6.49, ...SALE_DAYS };
  expect((await admin.post(`/api/subscription-plans/promotion/${id}`, promotion)).status).toBe(200);
  const ada = await startBuyer(app);
  const url = await ada.checkout();
  expect((await provider.pages.inject(new URL(url).pathname)).body).toContain('$6.49');
  await provider.pay(url);
  await provider.moveClock(32 * DAY);
  await deliverAll();
  const charges = await provider.stripe.charges.list();
  expect(charges.data.map(({ amount }) => amount)).toEqual([999, 649]);
  expect(await app.db.selectFrom('orders').select(['amount_cents', 'status']).execute()).toEqual([
    { amount_cents: 649, status: 'paid' },
  ]);
  expect(await ada.status()).toMatchObject({ status: 'active', plan: { price: 9.99 } });
});

test('if the payment provider no longer has a customer’s record, the next purchase creates a new one', async () => {
  const { provider, deliverAll, ...app } = await startShop();
  const ada = await startBuyer(app);
  await ada.checkout('per-script');
  const [customer] = (await provider.stripe.customers.list()).data;
  await provider.stripe.customers.del(customer?.id ?? '');
  await provider.pay(await ada.checkout('per-script'));
  await deliverAll();
  expect(await ada.usage()).toMatchObject({ credits: 1 });
});

test('with payments turned off, nothing can be bought, but everything else works', async () => {
  const app = await startTestApp();
  const ada = await startBuyer(app);
  const { id } = await planOfType(app, 'monthly');
  for (const [path, body] of [
    ['/api/checkout-sessions', checkoutOf(app, id)],
    ['/api/subscriptions/cancel', {}],
    ['/api/subscriptions/resume', {}],
    ['/api/subscriptions/portal', { returnUrl: app.url }],
  ] as const) {
    expect(await ada.post(path, body)).toMatchObject({ status: 503, body: { code: 'payments-off' } });
  }
  expect(await ada.post('/api/subscriptions/sync')).toMatchObject({ status: 200, body: { data: { status: 'none' } } });
  expect((await fetch(`${app.url}/sandbox/checkout/x`)).status).toBe(404);
});
