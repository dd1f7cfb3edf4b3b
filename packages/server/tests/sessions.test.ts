import { expect, test } from 'vitest';
import { bearer, PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function refresh(app: TestApp, refreshToken: string) {
  const { status, body } = await app.post('/api/auth/refresh', { refreshToken });
  return { status, code: body.code, refreshToken: String(body.refreshToken), accessToken: String(body.accessToken) };
}

function whoAmI(app: TestApp, accessToken: string) {
  return app.call('GET', '/api/user', { headers: bearer(accessToken) });
}

test('a request with a missing, invalid, or forged token is rejected as not signed in', async () => {
  const app = await startTestApp();
  const { accessToken } = await app.register();
  const [header, payload] = accessToken.split('.');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  expect(await app.call('GET', '/api/user')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  for (const token of ['x', 'x.y.z', unsigned, `${header}.${payload}.AAAA`]) {
    expect(await whoAmI(app, token)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  }
});

test('an access token lasts 15 minutes, and an expired one gets its own error code', async () => {
  const app = await startTestApp();
  const { accessToken } = await app.register();
  app.pass(14.5 * MINUTE);
  expect((await whoAmI(app, accessToken)).status).toBe(200);
  app.pass(MINUTE);
  expect(await whoAmI(app, accessToken)).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
});

test('a refresh token can be exchanged for a new pair of working tokens', async () => {
  const app = await startTestApp();
  const user = await app.register();
  const next = await refresh(app, user.refreshToken);
  expect(next.status).toBe(200);
  expect(next.refreshToken).not.toBe(user.refreshToken);
  expect((await whoAmI(app, next.accessToken)).status).toBe(200);
  expect((await refresh(app, next.refreshToken)).status).toBe(200);
});

test('a refresh token lasts 30 days', async () => {
  const app = await startTestApp();
  const user = await app.register();
  app.pass(29 * DAY);
  const next = await refresh(app, user.refreshToken);
  expect(next.status).toBe(200);
  app.pass(31 * DAY);
  expect(await refresh(app, next.refreshToken)).toMatchObject({ status: 401, code: 'session-ended' });
});

test('reusing an old refresh token ends the whole session right away', async () => {
  const app = await startTestApp();
  const user = await app.register();
  const second = await refresh(app, user.refreshToken);
  const third = await refresh(app, second.refreshToken);
  expect(await refresh(app, user.refreshToken)).toMatchObject({ status: 401, code: 'session-ended' });
  expect((await refresh(app, third.refreshToken)).status).toBe(401);
  expect(await whoAmI(app, third.accessToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
});

test('reusing the previous refresh token after the grace period ends the session, too', async () => {
  const app = await startTestApp();
  const user = await app.register();
  const second = await refresh(app, user.refreshToken);
  app.pass(11_000);
  expect((await refresh(app, user.refreshToken)).status).toBe(401);
  expect((await refresh(app, second.refreshToken)).status).toBe(401);
});

test('when one session is stolen, the account’s other sessions aren’t affected', async () => {
  const app = await startTestApp();
  const stolen = await app.register();
  const other = await app.post('/api/auth/login', { email: stolen.email, password: PASSWORD });
  const second = await refresh(app, stolen.refreshToken);
  await refresh(app, second.refreshToken);
  await refresh(app, stolen.refreshToken);
  expect((await whoAmI(app, String(other.body.accessToken))).status).toBe(200);
});

test('two tabs that refresh one token at the same time both stay signed in with the same new token', async () => {
  const app = await startTestApp();
  for (let round = 0; round < 10; round += 1) {
    const user = await app.register(`tabs${round}@example.com`);
    const [left, right] = await Promise.all([refresh(app, user.refreshToken), refresh(app, user.refreshToken)]);
    expect([left.status, right.status]).toEqual([200, 200]);
    expect(left.refreshToken).toBe(right.refreshToken);
    expect((await refresh(app, left.refreshToken)).status).toBe(200);
  }
});

test('signing out ends the session on the server, and its access token stops working, too', async () => {
  const app = await startTestApp();
  const user = await app.register();
  expect((await app.post('/api/auth/logout', { refreshToken: user.refreshToken })).status).toBe(200);
  expect(await whoAmI(app, user.accessToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  expect((await refresh(app, user.refreshToken)).status).toBe(401);
  expect((await app.post('/api/auth/logout', { refreshToken: user.refreshToken })).status).toBe(200);
});

test('the database contains no usable refresh tokens', async () => {
  const app = await startTestApp();
  const { refreshToken } = await app.register();
  const rows = await app.db.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});

test('a session in constant use ends after 90 days and is no longer listed', async () => {
  const app = await startTestApp();
  let { refreshToken, accessToken } = await app.register();
  for (let days = 0; days < 80; days += 20) {
    app.pass(20 * DAY);
    ({ refreshToken, accessToken } = await refresh(app, refreshToken));
  }
  app.pass(10 * DAY - 10 * MINUTE);
  ({ refreshToken, accessToken } = await refresh(app, refreshToken));
  expect((await whoAmI(app, accessToken)).status).toBe(200);
  app.pass(10 * MINUTE);
  expect(await whoAmI(app, accessToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  expect(await refresh(app, refreshToken)).toMatchObject({ status: 401, code: 'session-ended' });
  const again = await app.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
  const headers = bearer(String(again.body.accessToken));
  expect((await app.call('GET', '/api/account/sessions', { headers })).body.sessions).toHaveLength(1);
});
