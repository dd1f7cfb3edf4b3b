import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hashing, MOST_UNDER_WAY, signingIn } from '#features/accounts/passwords.ts';
import { signUp } from './support/script-user.ts';
import { standInWriter } from './support/stand-in-writer.ts';
import { bearer, PASSWORD, startTestApp } from './support/test-app.ts';

const PATIENT = { timeout: 30_000, interval: 20 };

test('when the server is at capacity, new requests get a 503 with a retry time, requests in progress finish, and service resumes', async () => {
  const writerPool = await standInWriter({ workers: 2, mostWaitingMs: 60_000, deadlineMs: 60_000 });
  const app = await startTestApp({ writerPool, mostRequestsUnderWay: 2 });
  const user = await signUp(app);
  const who = () => app.call('GET', '/api/user', { headers: bearer(user.accessToken) });
  const atWork = ['slow 4000 a', 'slow 4000 b'].map((request) => user.generate(request));
  await expect.poll(who, PATIENT).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect((await who()).headers.get('retry-after')).toBe('1');
  expect((await app.call('GET', '/healthz')).status).toBe(200);
  expect((await app.call('GET', '/readyz')).status).toBe(200);
  expect((await Promise.all(atWork)).map(({ status }) => status)).toEqual([422, 422]);
  await expect.poll(async () => (await who()).status, PATIENT).toBe(200);
});

test('slow senders don’t take up request slots', async () => {
  const app = await startTestApp({ mostRequestsUnderWay: 2 });
  const user = await app.register();
  const { port } = new URL(app.url);
  const head =
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{';
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(head);
  }
  await expect.poll(() => app.logs.filter((line) => line.includes('/api/auth/login')).length, PATIENT).toBe(20);
  const reply = await app.call('GET', '/api/user', { headers: bearer(user.accessToken) });
  expect(reply.status).toBe(200);
});

test('when too many passwords are being checked, the next sign-in gets a 503 and doesn’t count toward the limit', async () => {
  const app = await startTestApp();
  const { email } = await app.register();
  const before = await app.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const underWay = Array.from({ length: MOST_UNDER_WAY }, () => hashing(() => over));
  const turnedAway = await app.post('/api/auth/login', { email, password: PASSWORD });
  expect(turnedAway).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(turnedAway.headers.get('retry-after')).toBe('2');
  end();
  await Promise.all(underWay);
  const counted = await app.db.selectFrom('rate_limits').selectAll().where('taken', '>', 0).orderBy('key').execute();
  expect(counted).toEqual(before);
  expect((await app.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
});

test('when too many people are signing in, the next person is told to retry before anything is written', async () => {
  const app = await startTestApp();
  const { email } = await app.register();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const underWay = Array.from({ length: MOST_UNDER_WAY }, () => signingIn(() => over));
  const before = await app.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();
  for (const path of ['/api/auth/login', '/api/auth/register']) {
    expect(await app.post(path, { email, password: PASSWORD })).toMatchObject({ status: 503, body: { code: 'busy' } });
  }
  expect(await app.db.selectFrom('rate_limits').selectAll().orderBy('key').execute()).toEqual(before);
  end();
  await Promise.all(underWay);
  expect((await app.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
});
