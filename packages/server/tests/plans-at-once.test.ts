import { expect, test, vi } from 'vitest';
import { createPlan, offeredPlans, PLANS, planOfType } from './support/plan-calls.ts';
import { type ProviderServer, startProviderServer } from './support/provider-server.ts';
import { checkoutOf } from './support/shop.ts';
import { type SignedInUser, signedIn, signedInAdmin } from './support/signed-in.ts';
import { type Reply, startTestApp, type TestApp } from './support/test-app.ts';

type Scene = { provider: ProviderServer; app: TestApp; admin: SignedInUser };

async function startShop(): Promise<Scene> {
  const provider = await startProviderServer();
  const app = await startTestApp({ payments: provider.payments });
  const admin = await signedInAdmin(app);
  await vi.waitFor(
    async () => {
      const plans = await offeredPlans(app);
      if (plans.some(({ stripePriceId }) => stripePriceId === null)) throw new Error('not published yet');
    },
    { timeout: 10_000 },
  );
  return { provider, app, admin };
}

const CHANGED = { status: 409, body: { code: 'plan-changed' } };

// The product is put away first and its price second, so that this is in the middle of it.
function inTheMiddle(provider: ProviderServer, work: () => Promise<Reply>): Promise<Reply> {
  return new Promise((resolve) => {
    provider.meanwhile(/^POST \/v1\/prices\//, () => work().then(resolve));
  });
}

test('changing the price of a plan while it’s being deleted is rejected with a clear error', async () => {
  const { provider, admin } = await startShop();
  const { id } = await createPlan(admin);
  const late = inTheMiddle(provider, () => admin.patch(`${PLANS}/${id}`, { price: 31 }));
  expect((await admin.remove(`${PLANS}/${id}`)).status).toBe(200);
  expect(await late).toMatchObject(CHANGED);
});

test('someone buying a plan while it’s being deleted is told that it changed', async () => {
  const { provider, app, admin } = await startShop();
  const { id, stripePriceId } = await createPlan(admin);
  const user = await signedIn(app);
  const late = inTheMiddle(provider, async () => {
    await provider.stripe.prices.update(String(stripePriceId), { active: false });
    return user.post('/api/checkout-sessions', checkoutOf(app, id));
  });
  expect((await admin.remove(`${PLANS}/${id}`)).status).toBe(200);
  expect(await late).toMatchObject(CHANGED);
});

test('a plan that two admins restore at the same time can be bought', async () => {
  const { provider, app, admin } = await startShop();
  const { id } = await createPlan(admin);
  await admin.remove(`${PLANS}/${id}`);
  const second = inTheMiddle(provider, () => admin.post(`${PLANS}/${id}/restore`));
  expect((await admin.post(`${PLANS}/${id}/restore`)).status).toBe(200);
  expect(await second).toMatchObject(CHANGED);
  const user = await signedIn(app);
  expect((await user.post('/api/checkout-sessions', checkoutOf(app, id))).status).toBe(200);
});

test('a subscription sync succeeds even if other syncs for the same customer keep overtaking it', async () => {
  const { provider, app } = await startShop();
  const user = await signedIn(app);
  const { id } = await planOfType(app, 'monthly');
  await user.post('/api/checkout-sessions', checkoutOf(app, id));
  let overtaken = 0;
  const overtake = async () => {
    overtaken += 1;
    expect((await user.post('/api/subscriptions/sync')).status).toBe(200);
    if (overtaken < 20) provider.meanwhile(/^GET \/v1\/subscriptions/, overtake);
  };
  provider.meanwhile(/^GET \/v1\/subscriptions/, overtake);
  expect((await user.post('/api/subscriptions/sync')).status).toBe(200);
  expect(overtaken).toBeGreaterThan(1);
});
