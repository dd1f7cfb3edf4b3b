import { expect, test } from 'vitest';
import { startProcess } from './support/server-process.ts';
import { bearer, PASSWORD, type TestUser } from './support/test-app.ts';
import { emptyDatabase } from './support/test-database.ts';
import { codeAt } from './support/two-step-user.ts';

test('a code sent to two processes at once works only once, and npm run admin turns off two-step sign-in', async () => {
  const database = await emptyDatabase();
  const env = { JWT_SECRET: 'one secret for all of the instances of this test', LOG_LEVEL: 'info' };
  const servers = [startProcess(database, env), startProcess(database, env)];
  const urls = await Promise.all(servers.map(({ ready }) => ready));
  const post = async (url: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...bearer(token) };
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  const [url = ''] = urls;
  const account = { email: 'ada@example.com', password: PASSWORD };
  const { accessToken } = (await post(url, '/api/auth/register', account)).body as TestUser;
  const begun = await post(url, '/api/account/two-step/begin', { password: PASSWORD }, accessToken);
  const secret = String(begun.body.secret);
  const first = codeAt(secret, Date.now());
  const confirmed = await post(url, '/api/account/two-step/confirm', { code: first }, accessToken);
  const [recoveryCode = ''] = confirmed.body.recoveryCodes as string[];
  const race = async (code: () => string) => {
    const begin = async (at: string) => {
      const { body } = await post(at, '/api/auth/login', account);
      return { at, challenge: (body.secondStep as { challenge: string }).challenge };
    };
    const begun = await Promise.all([...urls, ...urls].map(begin));
    const same = code();
    return Promise.all(begun.map(({ at, challenge }) => post(at, '/api/auth/second-step', { challenge, code: same })));
  };
  for (const code of [() => codeAt(secret, Date.now() + 30_000), () => recoveryCode]) {
    const statuses = (await race(code)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  }
  const admin = startProcess(database, env, ['admin.ts', 'two-step-off', 'ada@example.com']);
  expect(await admin.ended).toBe(0);
  expect(admin.output()).toContain('Two-step sign-in is off for ada@example.com.');
  expect(admin.output()).toContain('"security":"two-step-turned-off"');
  expect((await post(url, '/api/auth/login', account)).status).toBe(200);
  // Whichever of the two sends it keeps it in an outbox of its own.
  const outboxes = async () => {
    const pages = await Promise.all(urls.map((at) => fetch(`${at}/sandbox/outbox`)));
    return (await Promise.all(pages.map((page) => page.text()))).join('');
  };
  await expect.poll(outboxes, { timeout: 30_000 }).toContain('by our support');
});
