import type { Session } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { type SignedInUser, signedIn, withCalls } from './support/signed-in.ts';
import { PASSWORD, startTestApp, type TestApp, type TestUser } from './support/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signInAgain(app: TestApp, user: TestUser): Promise<SignedInUser> {
  const { body } = await app.post(
    '/api/auth/login',
    { email: user.email, password: PASSWORD },
    { 'user-agent': FIREFOX },
  );
  return withCalls(app, { ...user, accessToken: String(body.accessToken), refreshToken: String(body.refreshToken) });
}

async function sessionsOf(user: SignedInUser): Promise<Session[]> {
  return (await user.get('/api/account/sessions')).body.sessions as Session[];
}

test('a user sees each browser they’re signed in on, the current one first, and can sign out of any of them', async () => {
  const app = await startTestApp();
  const home = await signedIn(app, 'ada@example.com');
  app.pass(60_000);
  const office = await signInAgain(app, home);
  const stranger = await signedIn(app, 'eve@example.com');
  const atHome = await sessionsOf(home);
  expect(atHome).toMatchObject([
    { current: true, device: 'Unknown device' },
    { current: false, device: 'Firefox on Windows' },
  ]);
  const [mine, other] = atHome;
  for (const id of [mine?.id, 'nonsense', crypto.randomUUID()]) {
    expect((await stranger.remove(`/api/account/sessions/${id}`)).status).toBe(404);
  }
  expect((await home.remove(`/api/account/sessions/${other?.id}`)).status).toBe(200);
  expect((await home.remove(`/api/account/sessions/${other?.id}`)).status).toBe(404);
  expect((await office.get('/api/user')).status).toBe(401);
  expect(await sessionsOf(home)).toHaveLength(1);
});

test('signing out everywhere ends all of the account’s sessions right away, without ending anyone else’s', async () => {
  const app = await startTestApp();
  const home = await signedIn(app, 'ada@example.com');
  const office = await signInAgain(app, home);
  const stranger = await signedIn(app, 'eve@example.com');
  expect((await office.post('/api/account/sign-out-everywhere')).status).toBe(200);
  for (const { accessToken, refreshToken } of [home, office]) {
    const call = await app.call('GET', '/api/user', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(call).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    expect((await app.post('/api/auth/refresh', { refreshToken })).status).toBe(401);
  }
  expect((await stranger.get('/api/user')).status).toBe(200);
});
