import { expect, test } from 'vitest';
import { changeRole } from '#features/accounts/change-role.ts';
import { giveCredits, giveSubscription } from './support/bought-plan.ts';
import { planOfType } from './support/plan-calls.ts';
import { startProviderServer } from './support/provider-server.ts';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { type SignedInUser, signedIn, signedInAdmin } from './support/signed-in.ts';
import { PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';
import { everything } from './support/whole-database.ts';

async function userWithHistory(app: TestApp): Promise<ScriptUser> {
  const user = await signUp(app, { plan: 'per-script', credits: 3 }, 'ada@example.com');
  const { id } = await user.save({ name: 'Sesame', description: 'sesame', script: 'MsgBox("sesame")' });
  await user.put(`/api/scripts/${id}`, { name: 'Sesame', script: 'MsgBox("sesame 2")' });
  return user;
}

test('a deleted account leaves no trace of its owner, and sales records are kept without the buyer’s identity', async () => {
  const app = await startTestApp();
  const user = await userWithHistory(app);
  await user.generate('when I press F9 type "sesame"', 'key-1');
  const other = await signedIn(app, 'eve@example.com');
  const TRACES = [user.id, 'ada@example.com', 'sesame', 'Sesame', 'key-1'];
  const before = await everything(app);
  expect(TRACES.filter((trace) => before.includes(trace))).toEqual(TRACES);
  const reply = await user.post('/api/account/delete', { password: PASSWORD });
  expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Your account has been deleted.' } });
  const left = await everything(app);
  expect(TRACES.filter((trace) => left.includes(trace))).toEqual([]);
  expect(await app.db.selectFrom('orders').select(['user_id', 'amount_cents']).execute()).toEqual([
    { user_id: null, amount_cents: 99 },
  ]);
  expect((await user.get('/api/user')).status).toBe(401);
  expect((await app.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(401);
  expect((await other.get('/api/user')).status).toBe(200);
  expect((await app.register(user.email)).id).not.toBe(user.id);
});

test('deleting an account requires its password, and the last admin can’t be deleted', async () => {
  const app = await startTestApp();
  const user = await signedIn(app, 'ada@example.com');
  const admin = await signedInAdmin(app, 'boss@example.com');
  const remove = (one: typeof user, password?: string) => one.post('/api/account/delete', password ? { password } : {});
  expect(await remove(user)).toMatchObject({ status: 400, body: { message: 'Please enter your password' } });
  expect(await remove(user, 'wrong-1!')).toMatchObject({ status: 400, body: { code: 'wrong-password' } });
  expect((await user.get('/api/user')).status).toBe(200);
  expect(await remove(admin, PASSWORD)).toMatchObject({ status: 409, body: { code: 'last-admin' } });
  await signedInAdmin(app, 'second@example.com');
  expect((await remove(admin, PASSWORD)).status).toBe(200);
});

test('when all the admins delete their accounts at the same time, one admin is kept', async () => {
  const app = await startTestApp();
  const admins = [];
  for (let index = 0; index < 4; index += 1) admins.push(await signedInAdmin(app, `admin${index}@example.com`));
  const replies = await Promise.all(admins.map((admin) => admin.post('/api/account/delete', { password: PASSWORD })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
  expect(await app.db.selectFrom('users').select('role').execute()).toEqual([{ role: 'admin' }]);
});

test.each<[string, (app: TestApp, bob: SignedInUser) => Promise<unknown>]>([
  ['deletes their account', (_app, bob) => bob.post('/api/account/delete', { password: PASSWORD })],
  ['loses the admin role', (app, bob) => changeRole({ db: app.db, security: () => {} }, bob.email, 'user')],
])('an admin’s account isn’t deleted if the only other admin %s at the same time', async (_name, work) => {
  const provider = await startProviderServer();
  const app = await startTestApp({ payments: provider.payments });
  const ada = await signedInAdmin(app, 'ada@example.com');
  const bob = await signedInAdmin(app, 'bob@example.com');
  const { id } = await planOfType(app, 'monthly');
  await ada.post('/api/checkout-sessions', { planId: id, successUrl: `${app.url}/a`, cancelUrl: `${app.url}/b` });
  provider.meanwhile(/^DELETE/, () => work(app, bob));
  const reply = await ada.post('/api/account/delete', { password: PASSWORD });
  expect(reply).toMatchObject({ status: 409, body: { code: 'last-admin' } });
  const admins = await app.db.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  expect(admins).toEqual([{ email: 'ada@example.com' }]);
});

test('with payments turned off, an account with an active subscription can’t be deleted', async () => {
  const app = await startTestApp();
  const user = await signedIn(app);
  await giveSubscription(app.db, user.id);
  const reply = await user.post('/api/account/delete', { password: PASSWORD });
  expect(reply).toMatchObject({ status: 503, body: { code: 'payments-off' } });
  expect((await user.get('/api/user')).status).toBe(200);
});

test('a user can export everything: account, purchases, sessions, and scripts with their earlier versions', async () => {
  const app = await startTestApp({ limits: { exportData: { max: 1, windowMs: 60_000 } } });
  const user = await userWithHistory(app);
  const other = await signUp(app, {}, 'eve@example.com');
  await other.save({ name: 'Not yours' });
  await giveCredits(app.db, other.id, 5);
  const { status, body } = await user.get('/api/account/data');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: { email: 'ada@example.com', subscription_plan: 'per-script' },
    usage: { credits: 3, scriptsGenerated: 3 },
    subscription: { status: 'none', endDate: null, plan: null },
    purchases: [{ plan: 'Pay Per Script', amount: 0.99, currency: 'usd', status: 'paid' }],
    credits: [{ kind: 'purchase', amount: 3 }],
    sessions: [{ current: true }],
    scripts: [{ name: 'Sesame', script: 'MsgBox("sesame 2")', versions: [{ script: 'MsgBox("sesame")' }] }],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|Not yours|hash/i);
  expect((await user.get('/api/account/data')).status).toBe(429);
  expect((await signUp(app, {}, 'new@example.com').then((one) => one.get('/api/account/data'))).body).toMatchObject({
    purchases: [],
    scripts: [],
  });
});

test('deleting an account also deletes its customer record at the payment provider; if that fails, the account is kept', async () => {
  const provider = await startProviderServer();
  const app = await startTestApp({ payments: provider.payments });
  const user = await signedIn(app, 'ada@example.com');
  const { id } = await planOfType(app, 'monthly');
  const address = `${app.url}/dashboard`;
  await user.post('/api/checkout-sessions', { planId: id, successUrl: address, cancelUrl: address });
  expect(await provider.objects('customer')).toMatchObject([{ email: 'ada@example.com' }]);
  provider.failAt(/^DELETE/);
  const refused = await user.post('/api/account/delete', { password: PASSWORD });
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments-unavailable' } });
  expect((await user.get('/api/user')).status).toBe(200);
  provider.failAt(undefined);
  expect((await user.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  expect(JSON.stringify(await provider.objects('customer'))).not.toContain('ada@example.com');
  expect(await everything(app)).not.toContain('ada@example.com');
});

test('deleting an account while it’s in heavy use causes no server errors', async () => {
  const app = await startTestApp();
  const statuses = new Map<number, number>();
  for (let round = 0; round < 2; round += 1) {
    const user = await signUp(app, { plan: 'per-script', credits: 100 }, `ada${round}@example.com`);
    const { program: choice } = (await user.generate()).body;
    const scripts = await Promise.all(Array.from({ length: 8 }, (_, index) => user.save({ name: `Script ${index}` })));
    const calls = scripts.flatMap(({ id, name }, index) => [
      () => user.remove(`/api/scripts/${id}`),
      () => user.put(`/api/scripts/${id}`, { name, script: `F${index + 1}::Send("a")` }),
      () => user.post('/api/scripts/save', { name, description: name, script: 'F9::Send("b")' }),
      () => user.post('/api/scripts/generate', { description: name, choice }),
      () => user.get('/api/account/data'),
    ]);
    calls.splice(calls.length / 2, 0, () => user.post('/api/account/delete', { password: PASSWORD }));
    for (const { status } of await Promise.all(calls.map((call) => call()))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect((await user.get('/api/user')).status).toBe(401);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(app.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});
