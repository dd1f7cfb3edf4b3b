import { expect, test } from 'vitest';
import { startProcess } from './support/server-process.ts';
import { bearer, PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';
import { emptyDatabase } from './support/test-database.ts';

const FROM = { 'x-forwarded-for': '203.0.113.7' };

type Line = { security?: string; account: string; network: string; reason?: string; level: number };

function securityLines({ logs }: TestApp): Line[] {
  return logs.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
}

async function start() {
  const app = await startTestApp({ trustProxy: 1 });
  const login = async (email: string, password = PASSWORD) =>
    (await app.post('/api/auth/login', { email, password }, FROM)).body as {
      accessToken: string;
      refreshToken: string;
    };
  const signedInCall = (token: string, method: string, path: string, body: unknown = {}) =>
    app.call(method, path, { headers: { ...bearer(token), ...FROM }, body });
  return { app, login, signedInCall };
}

test('the security log records account events in order, one line each', async () => {
  const { app, login, signedInCall } = await start();
  await app.post('/api/auth/register', { email: 'ada@example.com', password: PASSWORD }, FROM);
  await login('ada@example.com', 'wrong-1!');
  const { accessToken, refreshToken } = await login('ada@example.com');
  const put = (path: string, body: object) => signedInCall(accessToken, 'PUT', `/api/auth/${path}`, body);
  await put('update-password', { currentPassword: 'wrong-1!', newPassword: 'changed2?' });
  await put('update-password', { currentPassword: PASSWORD, newPassword: 'changed2?' });
  await put('update-email', { newEmail: 'lovelace@example.com', password: 'changed2?' });
  await app.post('/api/auth/refresh', { refreshToken }, FROM);
  app.pass(60_000);
  await app.post('/api/auth/refresh', { refreshToken }, FROM);
  const second = await login('lovelace@example.com', 'changed2?');
  await app.post('/api/auth/logout', { refreshToken: second.refreshToken }, FROM);
  const third = await login('lovelace@example.com', 'changed2?');
  await signedInCall(third.accessToken, 'POST', '/api/account/sign-out-everywhere');
  const fourth = await login('lovelace@example.com', 'changed2?');
  await signedInCall(fourth.accessToken, 'POST', '/api/account/delete', { password: 'changed2?' });
  const lines = securityLines(app);
  expect(lines.map(({ security, reason }) => (reason ? `${security}: ${reason}` : security))).toEqual([
    'registered',
    'sign-in-failed: wrong-credentials',
    'signed-in',
    'password-refused',
    'password-changed',
    'sessions-ended: password-changed',
    'email-changed',
    'sessions-ended: token-reused',
    'signed-in',
    'sessions-ended: signed-out',
    'signed-in',
    'sessions-ended: signed-out-everywhere',
    'signed-in',
    'account-deleted',
  ]);
  expect(new Set(lines.map(({ account }) => account)).size).toBe(1);
  expect(new Set(lines.map(({ network }) => network)).size).toBe(1);
});

test('accounts and networks in the security log can be told apart but not identified', async () => {
  const { app, login } = await start();
  const ada = await app.register('ada@example.com');
  await app.register('bob@example.com');
  for (const email of ['ada@example.com', 'bob@example.com', 'nobody@example.com', 'NOBODY@example.com']) {
    await login(email, 'wrong-1!');
  }
  await app.post('/api/auth/login', { email: 'ada@example.com', password: 'wrong-1!' }, { 'x-forwarded-for': '::9' });
  const failed = securityLines(app).filter(({ security }) => security === 'sign-in-failed');
  const accounts = failed.map(({ account }) => account);
  expect(new Set(accounts).size).toBe(3);
  expect([accounts[2], accounts[0]]).toEqual([accounts[3], accounts[4]]);
  expect(new Set(failed.map(({ network }) => network)).size).toBe(2);
  expect(failed[0]?.level).toBe(40);
  const text = securityLines(app)
    .map((line) => JSON.stringify(line))
    .join('');
  expect(text).not.toMatch(/example\.com|203\.0\.113|127\.0\.0|wrong-1/i);
  expect(text).not.toContain(ada.id);
});

test('a sign-in rejected by the rate limit is logged, too', async () => {
  const { app, login } = await start();
  for (let index = 0; index < 11; index += 1) await login('ada@example.com', 'wrong-1!');
  expect(securityLines(app).at(-1)).toMatchObject({ security: 'sign-in-failed', reason: 'too-many-requests' });
});

test('npm run admin logs role changes the same way the server does, without the email address', async () => {
  const database = await emptyDatabase();
  const env = { LOG_LEVEL: 'info', JWT_SECRET: 'one secret for all of the instances of this test' };
  const server = startProcess(database, env);
  const url = await server.ready;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'ada@example.com', password: PASSWORD });
  await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body });
  const admin = startProcess(database, env, ['admin.ts', 'grant', 'ada@example.com']);
  expect(await admin.ended).toBe(0);
  const lines = admin.output().split('\n');
  const told = JSON.parse(lines.find((line) => line.startsWith('{')) ?? '{}') as Line & { role: string };
  expect(told).toMatchObject({ security: 'role-changed', role: 'admin' });
  expect(JSON.stringify(told)).not.toContain('example.com');
  expect(lines).toContain('ada@example.com is now an admin.');
  await expect.poll(server.output).toContain(`"account":"${told.account}"`);
});
