import { expect, test } from 'vitest';
import { bearer, PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';

const MINUTE = 60_000;
const WRONG = 'wrong-1!';

function signIn(app: TestApp, email: string, password: string, { from = '10.0.0.1', cookie = '' } = {}) {
  return app.post('/api/auth/login', { email, password }, { 'x-forwarded-for': from, cookie });
}

async function guess(app: TestApp, times: number, email: string, from: string) {
  for (let index = 0; index < times; index += 1) await signIn(app, email, WRONG, { from });
}

/** The cookie that the browser of a user who just registered or signed in holds. */
function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

test('after ten wrong passwords from one address, the user has to wait and is told how long', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  await app.register('ada@example.com');
  await guess(app, 10, 'ada@example.com', '10.0.0.9');
  const reply = await signIn(app, 'ada@example.com', WRONG, { from: '10.0.0.9' });
  expect(reply).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  expect(reply.body.message).toBe('Too many attempts. Please wait 15 minutes and try again.');
  app.pass(15 * MINUTE + 1000);
  expect((await signIn(app, 'ada@example.com', PASSWORD, { from: '10.0.0.9' })).status).toBe(200);
});

test('simultaneous password guesses are all counted', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  await app.register('ada@example.com');
  const replies = await Promise.all(Array.from({ length: 40 }, () => signIn(app, 'ada@example.com', WRONG)));
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(10);
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(30);
});

test('successful sign-ins don’t count toward the limit', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  await app.register('ada@example.com');
  for (let index = 0; index < 15; index += 1) {
    expect((await signIn(app, 'ada@example.com', PASSWORD)).status).toBe(200);
  }
});

test('a stranger who keeps guessing doesn’t lock out the owner, even on the same network', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  const registered = await app.post('/api/auth/register', { email: 'ada@example.com', password: PASSWORD });
  await guess(app, 12, 'ada@example.com', '10.6.6.6');
  expect((await signIn(app, 'ada@example.com', PASSWORD, { from: '10.6.6.6' })).status).toBe(429);
  expect((await signIn(app, 'ada@example.com', PASSWORD, { from: '10.1.1.1' })).status).toBe(200);
  const cookie = cookieOf(registered.headers);
  expect((await signIn(app, 'ada@example.com', PASSWORD, { from: '10.6.6.6', cookie })).status).toBe(200);
});

test('guesses from many strangers are stopped, but the owner can still sign in from a browser they’ve used before', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  const registered = await app.post('/api/auth/register', { email: 'ada@example.com', password: PASSWORD });
  for (let stranger = 0; stranger < 11; stranger += 1) await guess(app, 10, 'ada@example.com', `10.7.0.${stranger}`);
  expect((await signIn(app, 'ada@example.com', WRONG, { from: '10.8.0.1' })).status).toBe(429);
  const cookie = cookieOf(registered.headers);
  expect((await signIn(app, 'ada@example.com', PASSWORD, { from: '10.8.0.1', cookie })).status).toBe(200);
});

test('a known browser’s cookie doesn’t allow endless guessing or help with another account', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  const registered = await app.post('/api/auth/register', { email: 'ada@example.com', password: PASSWORD });
  await app.register('bob@example.com');
  const cookie = cookieOf(registered.headers);
  for (let index = 0; index < 10; index += 1) await signIn(app, 'ada@example.com', WRONG, { cookie });
  expect((await signIn(app, 'ada@example.com', WRONG, { cookie })).status).toBe(429);
  await guess(app, 10, 'bob@example.com', '10.0.0.1');
  expect((await signIn(app, 'bob@example.com', PASSWORD, { cookie })).status).toBe(429);
});

test('one IPv6 network counts as one address', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  for (let host = 1; host <= 10; host += 1)
    await signIn(app, 'ada@example.com', WRONG, { from: `2001:db8:1:2::${host}` });
  expect((await signIn(app, 'ada@example.com', WRONG, { from: '2001:db8:1:2:ffff::1' })).status).toBe(429);
  expect((await signIn(app, 'ada@example.com', WRONG, { from: '2001:db8:1:3::1' })).status).toBe(401);
});

test('guesses spread across one large network are stopped without locking out anyone else', async () => {
  const app = await startTestApp({ trustProxy: 1 });
  await app.register('ada@example.com');
  for (let network = 1; network <= 30; network += 1) {
    expect((await signIn(app, 'ada@example.com', WRONG, { from: `2001:db8:1:${network}::1` })).status).toBe(401);
  }
  expect((await signIn(app, 'ada@example.com', WRONG, { from: '2001:db8:1:ff::1' })).status).toBe(429);
  expect((await signIn(app, 'ada@example.com', PASSWORD, { from: '2001:db8:2::1' })).status).toBe(200);
});

test('trying one password on many accounts from one large network is stopped', async () => {
  const app = await startTestApp({ trustProxy: 1, limits: { signInFromWideNetwork: { max: 20, windowMs: MINUTE } } });
  const spray = (index: number) =>
    signIn(app, `user${index}@example.com`, WRONG, { from: `2001:db8:1:${index.toString(16)}::1` });
  for (let index = 0; index < 20; index += 1) expect((await spray(index)).status).toBe(401);
  expect((await spray(21)).status).toBe(429);
  expect((await signIn(app, 'user22@example.com', WRONG, { from: '2001:db8:2::1' })).status).toBe(401);
});

test('registrations and token guesses spread across one large network are limited', async () => {
  const limits = {
    registerFromWideNetwork: { max: 2, windowMs: MINUTE },
    refreshFromWideNetwork: { max: 2, windowMs: MINUTE },
  };
  const app = await startTestApp({ trustProxy: 1, limits });
  const from = (index: number) => ({ 'x-forwarded-for': `2001:db8:1:${index}::1` });
  const statuses: number[][] = [];
  for (let index = 1; index <= 3; index += 1) {
    const body = { email: `user${index}@example.com`, password: PASSWORD };
    const registered = await app.post('/api/auth/register', body, from(index));
    const refreshed = await app.post('/api/auth/refresh', { refreshToken: 'nonsense' }, from(index));
    statuses.push([registered.status, refreshed.status]);
  }
  expect(statuses).toEqual([
    [200, 401],
    [200, 401],
    [429, 429],
  ]);
});

test('a blocked stranger who keeps guessing for hours never locks the owner out, in any browser', async () => {
  const app = await startTestApp({ trustProxy: 1, limits: { signInToAccount: { max: 12, windowMs: 60 * MINUTE } } });
  await app.register('ada@example.com');
  await guess(app, 30, 'ada@example.com', '10.6.6.6');
  expect((await signIn(app, 'ada@example.com', PASSWORD, { from: '10.1.1.1' })).status).toBe(200);
});

test('registrations and session refreshes are limited, too', async () => {
  const app = await startTestApp({
    limits: { registerFromAddress: { max: 2, windowMs: MINUTE }, refreshSession: { max: 2, windowMs: MINUTE } },
  });
  let { refreshToken } = await app.register('a@example.com');
  await app.register('b@example.com');
  const third = await app.post('/api/auth/register', { email: 'c@example.com', password: PASSWORD });
  expect(third.status).toBe(429);
  expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
  for (let index = 0; index < 2; index += 1) {
    const { body } = await app.post('/api/auth/refresh', { refreshToken });
    refreshToken = String(body.refreshToken);
  }
  const tooFast = await app.post('/api/auth/refresh', { refreshToken });
  expect(tooFast.status).toBe(429);
  app.pass(MINUTE + 1);
  expect((await app.post('/api/auth/refresh', { refreshToken })).status).toBe(200);
});

test('invalid tokens from one address don’t end the sessions of other people at that address', async () => {
  const app = await startTestApp({ limits: { refreshFromAddress: { max: 3, windowMs: MINUTE } } });
  const { refreshToken } = await app.register();
  for (let index = 0; index < 3; index += 1) await app.post('/api/auth/refresh', { refreshToken: `nonsense${index}` });
  expect((await app.post('/api/auth/refresh', { refreshToken: 'nonsense' })).status).toBe(429);
  expect((await app.post('/api/auth/refresh', { refreshToken })).status).toBe(200);
});

test('repeatedly trying to register a taken address is limited without blocking other registrations', async () => {
  const app = await startTestApp({ limits: { registerTakenAccount: { max: 2, windowMs: MINUTE } } });
  await app.register('taken@example.com');
  const ask = () => app.post('/api/auth/register', { email: 'taken@example.com', password: PASSWORD });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([409, 409, 429]);
  await app.register('free@example.com');
});

test('a stolen session can’t be used to guess passwords endlessly', async () => {
  const app = await startTestApp();
  const { accessToken } = await app.register();
  const attempt = () =>
    app.call('PUT', '/api/auth/update-password', {
      headers: bearer(accessToken),
      body: { currentPassword: WRONG, newPassword: 'changed2?' },
    });
  for (let index = 0; index < 10; index += 1) expect((await attempt()).status).toBe(400);
  expect((await attempt()).status).toBe(429);
  const owner = await app.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
  const change = await app.call('PUT', '/api/auth/update-password', {
    headers: bearer(String(owner.body.accessToken)),
    body: { currentPassword: PASSWORD, newPassword: 'changed2?' },
  });
  expect(change.status).toBe(200);
});

test('a caller can’t dodge the limit with a fake forwarded address unless a proxy is trusted', async () => {
  const app = await startTestApp();
  await guess(app, 10, 'ada@example.com', '10.0.0.1');
  expect((await signIn(app, 'ada@example.com', WRONG, { from: '10.0.0.2' })).status).toBe(429);
});

test('an account can’t be used to keep checking which email addresses have accounts', async () => {
  const app = await startTestApp();
  const taken = await app.register('taken@example.com');
  const { accessToken } = await app.register('ada@example.com');
  const change = (token: string, newEmail: string) =>
    app.call('PUT', '/api/auth/update-email', { headers: bearer(token), body: { newEmail, password: PASSWORD } });
  for (let index = 0; index < 10; index += 1) expect((await change(accessToken, taken.email)).status).toBe(409);
  const stopped = await change(accessToken, taken.email);
  expect(stopped).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  // Nor by signing in once more, and nobody else is kept waiting.
  const again = await app.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
  expect((await change(String(again.body.accessToken), taken.email)).status).toBe(429);
  expect((await change(taken.accessToken, 'free@example.com')).status).toBe(200);
  app.pass(60 * MINUTE + 1000);
  const later = await app.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
  expect((await change(String(later.body.accessToken), 'new@example.com')).status).toBe(200);
});

test('many accounts on one network can’t probe more email addresses than the registration limit allows', async () => {
  const app = await startTestApp({ limits: { registerFromAddress: { max: 4, windowMs: MINUTE } } });
  const [ada, bob] = [await app.register('ada@example.com'), await app.register('bob@example.com')];
  const probe = ({ accessToken }: typeof ada, newEmail: string) =>
    app.call('PUT', '/api/auth/update-email', {
      headers: bearer(accessToken),
      body: { newEmail, password: PASSWORD },
    });
  expect((await probe(ada, bob.email)).status).toBe(409);
  expect((await probe(bob, ada.email)).status).toBe(409);
  expect((await probe(bob, ada.email)).status).toBe(429);
});
