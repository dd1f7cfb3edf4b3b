import { expect, test, vi } from 'vitest';
import { createPlan, offeredPlans, PLANS, planOfType, SALE_DAYS, TEAM_PLAN } from './support/plan-calls.ts';
import { type ProviderServer, startProviderServer } from './support/provider-server.ts';
import { type SignedInUser, signedIn, signedInAdmin } from './support/signed-in.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

type Scene = { provider: ProviderServer; app: TestApp; admin: SignedInUser };

/** A server that takes payments, once its first plans are at the provider. */
async function startShop(): Promise<Scene> {
  const provider = await startProviderServer();
  const app = await startTestApp({ payments: provider.payments });
  await vi.waitFor(
    async () => {
      const plans = await offeredPlans(app);
      if (plans.some(({ stripePriceId }) => stripePriceId === null)) throw new Error('not published yet');
    },
    { timeout: 10_000 },
  );
  return { provider, app, admin: await signedInAdmin(app) };
}

const active = async (provider: ProviderServer, kind: string) =>
  (await provider.objects(kind)).filter((object) => object.active).map(({ id }) => id);

async function priceIds(app: TestApp): Promise<(string | null)[]> {
  return (await offeredPlans(app)).map(({ stripePriceId }) => stripePriceId);
}

test('creating, changing, deleting, or restoring a plan updates its product and price at the payment provider', async () => {
  const { provider, app, admin } = await startShop();
  expect(await provider.objects('price')).toMatchObject([
    { unit_amount: 99, currency: 'usd', recurring: null },
    { unit_amount: 999, currency: 'usd', recurring: { interval: 'month' } },
  ]);
  const plan = await createPlan(admin);
  const [price] = (await provider.objects('price')).slice(-1);
  expect(price).toMatchObject({ id: plan.stripePriceId, unit_amount: 2950, recurring: { interval: 'year' } });

  await admin.patch(`${PLANS}/${plan.id}`, { name: 'Office', price: 31 });
  const prices = await provider.objects('price');
  expect(prices.slice(-2)).toMatchObject([
    { id: plan.stripePriceId, active: false, unit_amount: 2950 },
    { active: true, unit_amount: 3100, product: price?.product },
  ]);
  expect((await provider.objects('product')).at(-1)).toMatchObject({
    id: price?.product,
    name: 'Office',
    active: true,
  });
  expect(await priceIds(app)).toContain(prices.at(-1)?.id);
  const history = await app.db.selectFrom('plan_prices').select('price_cents').where('plan_id', '=', plan.id).execute();
  expect(history.map(({ price_cents }) => price_cents).sort()).toEqual([2950, 3100]);

  await admin.remove(`${PLANS}/${plan.id}`);
  expect(await active(provider, 'product')).not.toContain(price?.product);
  const restored = await admin.post(`${PLANS}/${plan.id}/restore`);
  expect(restored.body.data).toMatchObject({ stripePriceId: prices.at(-1)?.id });
  expect(await active(provider, 'product')).toContain(price?.product);
  expect((await active(provider, 'price')).sort()).toEqual((await priceIds(app)).sort());
});

test('if a call to the payment provider fails, nothing changes in our plans or at the provider', async () => {
  const { provider, admin } = await startShop();
  const plan = await createPlan(admin);
  const path = `${PLANS}/${plan.id}`;
  const sale = { salePrice: 5, ...SALE_DAYS };
  const shop = async () => ({
    plans: (await admin.get('/api/admin/subscription-plans')).body.data,
    products: (await provider.objects('product')).filter((product) => product.active),
    prices: (await active(provider, 'price')).sort(),
    log: (await admin.get('/api/admin/audit-log')).body.entries,
  });
  const before = await shop();
  const failures: [RegExp, () => ReturnType<SignedInUser['post']>][] = [
    [/^POST \/v1\/products$/, () => admin.post(PLANS, TEAM_PLAN)],
    [/^POST \/v1\/prices$/, () => admin.post(PLANS, TEAM_PLAN)],
    [/^POST \/v1\/prices$/, () => admin.patch(path, { name: 'Office', price: 31 })],
    [/^POST \/v1\/products\//, () => admin.patch(path, { name: 'Office', price: 31 })],
    [/^POST \/v1\/products\//, () => admin.remove(path)],
    [/^POST \/v1\/coupons/, () => admin.post(`${PLANS}/promotion/${plan.id}`, sale)],
  ];
  for (const [request, call] of failures) {
    provider.failAt(request);
    const reply = await call();
    expect(reply, String(request)).toMatchObject({ status: 503, body: { code: 'payments-unavailable' } });
    provider.failAt(undefined);
    expect(await shop(), String(request)).toEqual(before);
  }
  expect((await admin.patch(path, { price: 31 })).status).toBe(200);
});

test('when two admins change a plan at once, the second change is rejected and leaves nothing behind at the payment provider', async () => {
  const { provider, app, admin } = await startShop();
  const { id } = await planOfType(app, 'monthly');
  const second = new Promise<unknown>((resolve) => {
    const change = () => admin.patch(`${PLANS}/${id}`, { name: 'Too late', price: 17 });
    provider.meanwhile(/^POST \/v1\/prices$/, () => change().then(resolve));
  });
  expect((await admin.patch(`${PLANS}/${id}`, { name: 'In time', price: 15 })).status).toBe(200);
  expect(await second).toMatchObject({ status: 409, body: { code: 'plan-changed' } });
  expect(await planOfType(app, 'monthly')).toMatchObject({ name: 'In time', price: 15 });
  expect((await active(provider, 'price')).sort()).toEqual((await priceIds(app)).sort());
  expect((await provider.objects('product')).map(({ name }) => name)).not.toContain('Too late');
});

test('if a promotion is added while a plan change is in progress, the change is rejected, and anything it created at the payment provider is archived', async () => {
  const { provider, app, admin } = await startShop();
  const { id } = await planOfType(app, 'monthly');
  const sale = { salePrice: 4.99, ...SALE_DAYS };
  provider.meanwhile(/^POST \/v1\/prices$/, () => admin.post(`${PLANS}/promotion/${id}`, sale));
  const late = await admin.patch(`${PLANS}/${id}`, { name: 'Too late', price: 15 });
  expect(late).toMatchObject({ status: 409, body: { code: 'plan-changed' } });
  const plan = await planOfType(app, 'monthly');
  expect(plan).toMatchObject({ name: 'Monthly Plan', price: 9.99, salePrice: 4.99 });
  expect((await active(provider, 'price')).sort()).toEqual((await priceIds(app)).sort());
  expect((await provider.objects('product')).map(({ name }) => name)).not.toContain('Too late');
});

test('a new server can start while the payment provider is down; plans are created at the provider at the first checkout', async () => {
  const provider = await startProviderServer();
  provider.failAt(/./);
  const app = await startTestApp({ payments: provider.payments });
  await vi.waitFor(() => expect(app.logs.join('')).toContain('plans are not at the payment provider yet'), 10_000);
  const user = await signedIn(app);
  const { id } = await planOfType(app, 'monthly');
  const request = { planId: id, successUrl: `${app.url}/dashboard`, cancelUrl: `${app.url}/pricing` };
  expect(await user.post('/api/checkout-sessions', request)).toMatchObject({ status: 503 });
  provider.failAt(undefined);
  expect((await user.post('/api/checkout-sessions', request)).status).toBe(200);
  expect((await planOfType(app, 'monthly')).stripePriceId).toMatch(/^price_/);
});

test('a checkout charges the sale price, even if the regular price changes during the sale', async () => {
  const { provider, app, admin } = await startShop();
  const { id } = await planOfType(app, 'monthly');
  await admin.post(`${PLANS}/promotion/${id}`, { salePrice: 4.99, ...SALE_DAYS });
  const charged = async () => {
    const user = await signedIn(app, `${crypto.randomUUID()}@example.com`);
    const request = { planId: id, successUrl: `${app.url}/dashboard`, cancelUrl: `${app.url}/pricing` };
    expect((await user.post('/api/checkout-sessions', request)).status).toBe(200);
    return (await provider.objects('checkout.session')).at(-1)?.amount_total;
  };
  expect(await charged()).toBe(499);
  await admin.patch(`${PLANS}/${id}`, { price: 12 });
  expect(await charged()).toBe(499);
  await admin.remove(`${PLANS}/promotion/${id}`);
  expect(await charged()).toBe(1200);
});

test('a description too long for the payment provider is shortened without splitting a character', async () => {
  const { provider, admin } = await startShop();
  await createPlan(admin, { description: `a${'😀'.repeat(300)}` });
  expect((await provider.objects('product')).at(-1)).toMatchObject({ description: `a${'😀'.repeat(249)}` });
});
