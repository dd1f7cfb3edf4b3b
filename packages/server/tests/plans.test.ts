import { expect, test } from 'vitest';
import { createPlan, offeredPlans, PLANS, planOfType, SALE_DAYS, TEAM_PLAN } from './support/plan-calls.ts';
import { signedIn, signedInAdmin } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';

test('a new server offers everyone Pay Per Script for $0.99 and Monthly for $9.99, in that order', async () => {
  const app = await startTestApp();
  const { status, body } = await app.call('GET', PLANS);
  expect({ status, mode: body.paymentMode }).toEqual({ status: 200, mode: 'off' });
  expect(body.data).toMatchObject([
    { planType: 'per-script', price: 0.99, interval: 'one_time', currency: 'usd', isActive: true },
    { planType: 'monthly', price: 9.99, interval: 'month', onSale: false, salePrice: null, stripePriceId: null },
  ]);
  const [first] = await offeredPlans(app);
  expect(first?._id).toBe(first?.id);
});

test('an admin can create, change, delete, and restore a plan', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  const created = await admin.post(PLANS, TEAM_PLAN);
  expect(created).toMatchObject({
    status: 200,
    body: { success: true, message: 'Subscription plan created successfully', data: { ...TEAM_PLAN, isActive: true } },
  });
  const plan = (await offeredPlans(app)).find(({ name }) => name === 'Team');
  expect(plan).toEqual(created.body.data);
  const path = `${PLANS}/${plan?.id}`;

  const updated = await admin.patch(path, {
    ...TEAM_PLAN,
    name: 'Office',
    price: 31,
    features: ['All', ' ', 'Of it '],
  });
  expect(updated.body).toMatchObject({
    message: 'Subscription plan updated successfully',
    data: { name: 'Office', price: 31, features: ['All', 'Of it'], interval: 'year' },
  });
  expect((await admin.patch(path, { price: 32 })).body.data).toMatchObject({ name: 'Office', price: 32 });

  const deleted = await admin.remove(path);
  expect(deleted.body).toMatchObject({
    message: 'Subscription plan deleted successfully',
    data: { isActive: false },
  });
  expect((await offeredPlans(app)).map(({ id }) => id)).not.toContain(plan?.id);
  expect((await admin.get('/api/admin/subscription-plans')).body.data).toContainEqual(deleted.body.data);
  for (const call of [admin.remove(path), admin.patch(path, { price: 40 })]) expect((await call).status).toBe(404);

  const restored = await admin.post(`${path}/restore`);
  expect(restored.body.data).toMatchObject({ name: 'Office', price: 32, isActive: true });
  expect((await admin.post(`${path}/restore`)).status).toBe(404);
  expect((await offeredPlans(app)).map(({ id }) => id)).toContain(plan?.id);
});

test('a new plan defaults to monthly, billed each month in US dollars', async () => {
  const admin = await signedInAdmin(await startTestApp());
  const { name, description, price, features } = TEAM_PLAN;
  const { body } = await admin.post(PLANS, { name, description, price, features });
  expect(body.data).toMatchObject({ planType: 'monthly', interval: 'month', currency: 'usd' });
});

test('only an admin can change plans or read admin pages', async () => {
  const app = await startTestApp();
  const user = await signedIn(app);
  const { id } = await planOfType(app, 'monthly');
  const sale = { salePrice: 1, ...SALE_DAYS };
  const calls: [string, string, unknown][] = [
    ['POST', PLANS, TEAM_PLAN],
    ['PATCH', `${PLANS}/${id}`, { price: 1 }],
    ['DELETE', `${PLANS}/${id}`, undefined],
    ['POST', `${PLANS}/${id}/restore`, {}],
    ['POST', `${PLANS}/promotion/${id}`, sale],
    ['DELETE', `${PLANS}/promotion/${id}`, undefined],
    ['GET', '/api/admin/subscription-plans', undefined],
    ['GET', '/api/admin/audit-log', undefined],
    ['GET', '/api/admin/overview', undefined],
  ];
  const before = await offeredPlans(app);
  for (const [method, path, body] of calls) {
    expect((await app.call(method, path, { body })).status, `${method} ${path}`).toBe(401);
    const headers = { authorization: `Bearer ${user.accessToken}` };
    expect((await app.call(method, path, { body, headers })).status, `${method} ${path}`).toBe(403);
  }
  expect(await offeredPlans(app)).toEqual(before);
});

const FILL = 'Please fill in all required fields';
const PRICE = 'Please enter a price from 0.50 to 999,999.99, with at most two decimal places';

test('an invalid plan is rejected, the error names the field that’s wrong, and nothing is saved', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ name: '  ' }, 'name', FILL],
    [{ name: undefined }, 'name', FILL],
    [{ name: 'x'.repeat(81) }, 'name', 'Please keep the name to 80 characters or fewer'],
    [{ description: '' }, 'description', FILL],
    [{ features: [] }, 'features', FILL],
    [{ features: [' ', ''] }, 'features', FILL],
    [{ price: undefined }, 'price', FILL],
    [{ price: '9.99' }, 'price', PRICE],
    [{ price: 0.49 }, 'price', PRICE],
    [{ price: 1_000_000 }, 'price', PRICE],
    [{ price: 9.999 }, 'price', PRICE],
    [{ price: Number.NaN }, 'price', FILL],
    [
      { planType: 'per-script' },
      'interval',
      'Pay Per Script is a one-time payment. Set the billing interval to One Time.',
    ],
    [
      { interval: 'one_time' },
      'interval',
      'A Monthly Subscription renews automatically. Set the billing interval to Monthly or Yearly.',
    ],
    [{ stripePriceId: 'price_mine' }, 'stripePriceId', 'Unknown field: stripePriceId'],
  ];
  for (const [fields, field, message] of wrong) {
    const { status, body } = await admin.post(PLANS, { ...TEAM_PLAN, ...fields });
    expect({ status, message: body.message, said: (body.fields as Record<string, string>)[field] }).toEqual({
      status: 400,
      message,
      said: message,
    });
  }
  for (const price of [0.5, 999_999.99, 19.99, 0.57]) {
    expect((await createPlan(admin, { price })).price).toBe(price);
  }
  const { id } = await planOfType(app, 'per-script');
  const retyped = await admin.patch(`${PLANS}/${id}`, { planType: 'monthly', interval: 'month' });
  expect(retyped).toMatchObject({ status: 400, body: { message: 'The plan type can’t be changed' } });
  expect((await admin.patch(`${PLANS}/${id}`, { interval: 'month' })).status).toBe(400);
  expect((await admin.patch(`${PLANS}/not-an-id`, { price: 1 })).status).toBe(404);
  expect(await offeredPlans(app)).toHaveLength(6);
});

test('when admins change a plan at the same time, each is told whether their change succeeded, and only successful changes are logged', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  const { id } = await planOfType(app, 'monthly');
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => admin.patch(`${PLANS}/${id}`, { price: 20 + index })),
  );
  const done = replies.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  for (const { status, body } of replies.filter((reply) => !done.includes(reply))) {
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'plan-changed' });
  }
  const log = (await admin.get('/api/admin/audit-log')).body.entries as unknown[];
  expect(log).toHaveLength(done.length);
});
