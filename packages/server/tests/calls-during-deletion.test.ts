import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { planOfType } from './support/plan-calls.ts';
import { checkoutOf, type Provider, startProvider } from './support/shop.ts';
import { type SignedInUser, signedIn, signedInAdmin } from './support/signed-in.ts';
import { type Body, bearer, PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';

type Racing = { method: string; path: string; body: Body };

function racing(app: TestApp, planId: string): Racing[] {
  const post = (path: string, body: Body = {}) => ({ method: 'POST', path, body });
  return [
    post('/api/checkout-sessions', checkoutOf(app, planId)),
    post('/api/subscriptions/cancel'),
    post('/api/subscriptions/resume'),
    post('/api/subscriptions/sync'),
    post('/api/subscriptions/portal', { returnUrl: `${app.url}/account` }),
    post('/api/scripts/generate', { description: 'when I press ctrl+alt+n open notepad' }),
    post('/api/scripts/save', { name: 'A', description: 'b', script: 'F2::Send("x")' }),
    post('/api/account/send-confirmation'),
    {
      method: 'PUT',
      path: '/api/auth/update-password',
      body: { currentPassword: PASSWORD, newPassword: 'chestnut8!' },
    },
    {
      method: 'PUT',
      path: '/api/auth/update-email',
      body: { newEmail: `${randomUUID()}@example.com`, password: PASSWORD },
    },
  ];
}

async function subscriber(app: TestApp, provider: Provider, planId: string, email: string): Promise<SignedInUser> {
  const user = await signedIn(app, email);
  const { url } = (await user.post('/api/checkout-sessions', checkoutOf(app, planId))).body.data as { url: string };
  await provider.pay(url);
  await user.post('/api/subscriptions/sync');
  return user;
}

// Deleting takes several steps, the first of them at the payment provider; each round meets it at another.
test.each([0, 15, 30])(
  'a request made while its account is being deleted causes no server error (%d ms in)',
  async (ms) => {
    const provider = await startProvider();
    const app = await startTestApp({ payments: provider.settings, mail: { kind: 'outbox' } });
    const { id: planId } = await planOfType(app, 'monthly');
    const answers: Record<string, unknown> = {};
    for (const [at, { method, path, body }] of racing(app, planId).entries()) {
      const user = await subscriber(app, provider, planId, `racer-${at}@example.com`);
      const gone = user.post('/api/account/delete', { password: PASSWORD });
      await sleep(ms);
      const other = await app.call(method, path, { headers: bearer(user.accessToken), body });
      answers[`${method} ${path}`] = [(await gone).status, other.status].filter((status) => status >= 500);
    }
    expect(Object.values(answers).flat(), JSON.stringify(answers)).toEqual([]);
  },
);

test('signing in while the account is being deleted either works or fails as if there were no account', async () => {
  const app = await startTestApp();
  const seen = new Set<unknown>();
  for (let round = 0; round < 8; round += 1) {
    const user = await signedIn(app, `racer-${round}@example.com`);
    const gone = user.post('/api/account/delete', { password: PASSWORD });
    await sleep(round * 4);
    const [login, refresh] = await Promise.all([
      app.post('/api/auth/login', { email: user.email, password: PASSWORD }),
      app.post('/api/auth/refresh', { refreshToken: user.refreshToken }),
    ]);
    seen.add(login.status === 200 ? 'in' : login.body.code).add(refresh.status === 200 ? 'in' : refresh.body.code);
    await gone;
  }
  expect([...seen].filter((each) => !['in', 'wrong-credentials', 'session-ended'].includes(String(each)))).toEqual([]);
});

test('buying while an admin changes the price either opens a checkout or says that the plan changed', async () => {
  const provider = await startProvider();
  const app = await startTestApp({ payments: provider.settings });
  const admin = await signedInAdmin(app);
  const { id: planId } = await planOfType(app, 'per-script');
  const codes = new Set<unknown>();
  for (let round = 0; round < 10; round += 1) {
    const user = await signedIn(app, `buyer-${round}@example.com`);
    const [bought] = await Promise.all([
      user.post('/api/checkout-sessions', checkoutOf(app, planId)),
      sleep(round * 3).then(() => admin.patch(`/api/subscription-plans/${planId}`, { price: 2 + round })),
    ]);
    codes.add(bought.status === 200 ? 'opened' : bought.body.code);
  }
  expect([...codes].filter((code) => code !== 'opened' && code !== 'plan-changed')).toEqual([]);
});
