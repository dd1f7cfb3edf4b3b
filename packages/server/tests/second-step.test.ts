import { expect, test } from 'vitest';
import { startMailServer, tokenIn } from './support/mail-server.ts';
import { withCalls } from './support/signed-in.ts';
import { bearer, JWT_SECRET, PASSWORD, startTestApp, type TestApp, type TestUser } from './support/test-app.ts';
import { emptyDatabase } from './support/test-database.ts';
import { challengeFor, signInWith, turnOn, withTwoStep } from './support/two-step-user.ts';

const MINUTE = 60_000;
const STEP = 30_000;
const NEW_PASSWORD = 'changed2?';

function pass(app: TestApp, challenge: string, code: string, headers = {}) {
  return app.post('/api/auth/second-step', { challenge, code }, headers);
}

test('with two-step sign-in, the password alone returns only a challenge, and the code starts the session', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const sessions = () => app.db.selectFrom('sessions').select('id').execute();
  const before = await sessions();
  const { last_login_at } = await app.db.selectFrom('users').select('last_login_at').executeTakeFirstOrThrow();
  const first = await app.post('/api/auth/login', { email: user.email, password: PASSWORD });
  expect(first.status).toBe(202);
  expect(Object.keys(first.body).toSorted()).toEqual(['secondStep', 'success']);
  expect(Object.keys(first.body.secondStep as object).toSorted()).toEqual(['challenge', 'expiresAt']);
  expect(first.headers.getSetCookie()).toEqual([]);
  expect(await sessions()).toEqual(before);
  expect(await app.db.selectFrom('users').select('last_login_at').executeTakeFirstOrThrow()).toEqual({ last_login_at });
  const { challenge } = first.body.secondStep as { challenge: string };
  for (const path of ['/api/user', '/api/account/sessions']) {
    expect((await app.call('GET', path, { headers: bearer(challenge) })).status).toBe(401);
  }
  expect((await app.post('/api/auth/refresh', { refreshToken: challenge })).status).toBe(401);
  const second = await pass(app, challenge, user.code());
  expect(second).toMatchObject({ status: 200, body: { success: true, user: { email: user.email } } });
  expect(second.headers.getSetCookie().join()).toContain(`device-${user.id}`);
  const headers = bearer(String(second.body.accessToken));
  expect((await app.call('GET', '/api/user', { headers })).status).toBe(200);
  expect((await pass(app, challenge, user.code(1))).body).toMatchObject({ code: 'challenge-expired' });
});

test('accounts without two-step sign-in sign in as usual, and a wrong password doesn’t reveal which accounts have it turned on', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  await app.register('bob@example.com');
  const bob = await app.post('/api/auth/login', { email: 'bob@example.com', password: PASSWORD });
  expect(bob.status).toBe(200);
  expect(Object.keys(bob.body).toSorted()).toEqual(['accessToken', 'refreshToken', 'success', 'user']);
  const wrong = await Promise.all(
    [user.email, 'bob@example.com'].map((email) => app.post('/api/auth/login', { email, password: 'wrong-1!' })),
  );
  expect(wrong.map(({ status, body }) => [status, body.code, body.message])).toEqual(
    Array(2).fill([401, 'wrong-credentials', 'Invalid email or password']),
  );
});

test('a code works only once and up to 30 seconds early or late, and using it disables older codes', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  expect((await signInWith(app, user.email, user.code(3))).status).toBe(400);
  const next = user.code(1);
  const current = user.code();
  expect((await signInWith(app, user.email, next)).status).toBe(200);
  expect((await signInWith(app, user.email, next)).body).toMatchObject({ code: 'wrong-code' });
  expect((await signInWith(app, user.email, current)).body).toMatchObject({ code: 'wrong-code' });
  app.pass(2 * MINUTE);
  // To the start of a step: an early code would otherwise be two steps old if the step ends during the sign-in.
  app.pass(STEP - (app.now() % STEP));
  expect((await signInWith(app, user.email, user.code(-2))).body).toMatchObject({ code: 'wrong-code' });
  expect((await signInWith(app, user.email, user.code(-1))).status).toBe(200);
  expect((await signInWith(app, user.email, user.code())).status).toBe(200);
});

test('a sign-in challenge lasts five minutes and allows five tries', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const late = await challengeFor(app, user.email);
  app.pass(5 * MINUTE);
  expect(await pass(app, late, user.code())).toMatchObject({ status: 410, body: { code: 'challenge-expired' } });
  const tried = await challengeFor(app, user.email);
  for (let index = 0; index < 5; index += 1) expect((await pass(app, tried, '000000')).status).toBe(400);
  expect((await pass(app, tried, user.code())).body).toMatchObject({ code: 'challenge-expired' });
  expect((await signInWith(app, user.email, user.code())).status).toBe(200);
});

test('sending many codes at the same time still allows only five tries', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const challenge = await challengeFor(app, user.email);
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, index) => pass(app, challenge, `00000${index}`, { 'x-forwarded-for': '1.1.1.1' })),
  );
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  expect([count(400), count(410)]).toEqual([5, 4]);
});

test('a sign-in challenge works only for its own account', async () => {
  const app = await startTestApp();
  const ada = await withTwoStep(app, 'ada@example.com');
  const bob = await withTwoStep(app, 'bob@example.com');
  const challenge = await challengeFor(app, ada.email);
  expect((await pass(app, challenge, bob.code())).status).toBe(400);
  expect((await pass(app, challenge, bob.recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await pass(app, challenge, ada.code())).body).toMatchObject({ user: { email: 'ada@example.com' } });
});

test('each recovery code works once, however it’s typed, and the owner gets an email', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  const user = await withTwoStep(app);
  const [first = '', second = ''] = user.recoveryCodes;
  const spelled = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
  expect((await signInWith(app, user.email, spelled)).status).toBe(200);
  expect((await mail.mailTo(user.email, 'A recovery code was used')).text).toContain('You have 9 left');
  expect((await signInWith(app, user.email, first)).body).toMatchObject({
    code: 'wrong-code',
    fields: { code: 'That recovery code isn’t right, or it’s already been used. Try another one.' },
  });
  expect((await signInWith(app, user.email, second)).status).toBe(200);
  expect((await user.get('/api/account/two-step')).body).toMatchObject({ recoveryCodesLeft: 8 });
});

test('the email about a used recovery code shows how many codes are left at the time it’s sent', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  const user = await withTwoStep(app);
  const [code = ''] = user.recoveryCodes;
  const made = await user.post('/api/account/two-step/recovery-codes', { password: PASSWORD, code });
  expect(made.body.recoveryCodes).toHaveLength(10);
  expect((await mail.mailTo(user.email, 'A recovery code was used')).text).toContain('You have 10 left');
});

test('if a recovery code turns off two-step sign-in, the email about it doesn’t mention remaining codes', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  const user = await withTwoStep(app);
  const [code = ''] = user.recoveryCodes;
  expect((await user.post('/api/account/two-step/turn-off', { password: PASSWORD, code })).status).toBe(200);
  const { text } = await mail.mailTo(user.email, 'A recovery code was used');
  expect(text).not.toMatch(/left|last one/);
});

test('using one challenge several times at once opens one session and uses at most one recovery code', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const challenge = await challengeFor(app, user.email);
  const codes = [user.code(), ...user.recoveryCodes.slice(0, 3)];
  const replies = await Promise.all(codes.map((code) => pass(app, challenge, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const { body } = await user.get('/api/account/two-step');
  expect(body.recoveryCodesLeft).toBeGreaterThanOrEqual(9);
});

test('resetting the password cancels sign-ins in progress, and the next sign-in still asks for a code', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  const user = await withTwoStep(app);
  const begun = await challengeFor(app, user.email);
  await app.post('/api/auth/forgot-password', { email: user.email });
  const token = tokenIn(await mail.mailTo(user.email, 'Choose a new password'));
  const reset = await app.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
  expect(reset.status).toBe(200);
  expect(JSON.stringify(reset.body)).not.toMatch(/token/i);
  expect((await pass(app, begun, user.code())).body).toMatchObject({ code: 'challenge-expired' });
  const again = await app.post('/api/auth/login', { email: user.email, password: NEW_PASSWORD });
  expect(again.status).toBe(202);
  expect(again.body).not.toHaveProperty('accessToken');
  expect((await signInWith(app, user.email, user.code(), NEW_PASSWORD)).status).toBe(200);
});

test('strangers who know the password can’t keep guessing codes, but the owner can still sign in from a known browser', async () => {
  const limits = { codeToAccount: { max: 6, windowMs: 60 * MINUTE } };
  const app = await startTestApp({ trustProxy: 1, limits });
  const user = await withTwoStep(app);
  const owner = await pass(app, await challengeFor(app, user.email), user.code());
  const cookie = owner.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  app.pass(MINUTE);
  const guess = async (from: string) => {
    const challenge = await challengeFor(app, user.email);
    return (await pass(app, challenge, '000000', { 'x-forwarded-for': from })).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) statuses.push(await guess(`10.0.0.${index}`));
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
  const challenge = await challengeFor(app, user.email);
  expect((await pass(app, challenge, user.code())).status).toBe(429);
  expect((await pass(app, challenge, user.code(), { cookie })).status).toBe(200);
});

test('using several known browsers doesn’t allow more tries', async () => {
  const app = await startTestApp({ limits: { codeFromKnownDevices: { max: 4, windowMs: 60 * MINUTE } } });
  await app.register();
  const account = { email: 'ada@example.com', password: PASSWORD };
  const logins = await Promise.all([1, 2, 3].map(() => app.post('/api/auth/login', account)));
  const cookies = logins.map(({ headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? '');
  await app.db.deleteFrom('sessions').execute();
  const user = await turnOn(app, withCalls(app, (await app.post('/api/auth/login', account)).body as TestUser));
  const statuses: number[] = [];
  for (const cookie of [...cookies, ...cookies]) {
    statuses.push((await pass(app, await challengeFor(app, account.email), '000000', { cookie })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  expect((await signInWith(app, account.email, user.code())).status).toBe(200);
});

test('one IP address is blocked from guessing codes before it uses up the account’s limit', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const statuses: number[] = [];
  for (let challenge = ''; statuses.length < 12; ) {
    if (statuses.length % 5 === 0) challenge = await challengeFor(app, user.email);
    statuses.push((await pass(app, challenge, '000000')).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  app.pass(60 * MINUTE);
  expect((await signInWith(app, user.email, user.code())).status).toBe(200);
});

test('after the server’s secret changes, a recovery code still works for signing in and for turning off two-step sign-in', async () => {
  const database = await emptyDatabase();
  const before = await startTestApp({ database });
  const user = await withTwoStep(before);
  await before.stop();
  const after = await startTestApp({ database, jwtSecret: `${JWT_SECRET}, and then another one` });
  after.pass(MINUTE);
  expect((await signInWith(after, user.email, user.code(2))).body).toMatchObject({
    code: 'wrong-code',
    message: 'We can’t check codes from your app right now. Please use a recovery code instead.',
  });
  const [first = '', second = ''] = user.recoveryCodes;
  const { status, body } = await signInWith(after, user.email, first);
  expect(status).toBe(200);
  const off = await after.post(
    '/api/account/two-step/turn-off',
    { password: PASSWORD, code: second },
    bearer(String(body.accessToken)),
  );
  expect(off.status).toBe(200);
  expect(after.logs.join('')).toContain('unreadable-secret');
});

test.each([{}, { challenge: 'x' }, { code: '123456' }, { challenge: 'x', code: '12345' }, { challenge: 'x', code: 1 }])(
  'the second sign-in step with %j is rejected',
  async (body) => {
    const app = await startTestApp();
    expect((await app.post('/api/auth/second-step', body)).status).toBe(400);
  },
);

test('a made-up challenge gets the same answer as an expired one', async () => {
  const app = await startTestApp();
  expect((await pass(app, 'made-up', '123456')).body).toMatchObject({ code: 'challenge-expired' });
});
