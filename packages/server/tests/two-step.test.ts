import { expect, test } from 'vitest';
import { startMailServer } from './support/mail-server.ts';
import { signedIn, withCalls } from './support/signed-in.ts';
import { bearer, PASSWORD, startTestApp, type TestUser } from './support/test-app.ts';
import { challengeFor, codeAt, signInWith, withTwoStep } from './support/two-step-user.ts';

const STEP = 30_000;
const PATH = '/api/account/two-step';
const SHOWN_CODE = /^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/;

test('turning on two-step sign-in takes the password and a code, and ends all other sessions', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  const user = await signedIn(app);
  const other = (await app.post('/api/auth/login', { email: user.email, password: PASSWORD })).body as TestUser;
  expect((await user.get(PATH)).body).toMatchObject({ on: false, since: null, recoveryCodesLeft: 0 });
  expect(await user.post(`${PATH}/begin`, { password: 'wrong-1!' })).toMatchObject({
    status: 400,
    body: { code: 'wrong-password' },
  });
  const { body: begun } = await user.post(`${PATH}/begin`, { password: PASSWORD });
  expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.address).toBe(`otpauth://totp/Hotscribe:ada%40example.com?secret=${begun.secret}&issuer=Hotscribe`);
  const secret = String(begun.secret);
  expect(await user.post(`${PATH}/confirm`, { code: codeAt(secret, app.now() - 3 * STEP) })).toMatchObject({
    status: 400,
    body: { code: 'wrong-code', fields: { code: expect.stringContaining('That code isn’t right') } },
  });
  expect((await user.get(PATH)).body).toMatchObject({ on: false });
  const code = codeAt(secret, app.now());
  const confirmed = await user.post(`${PATH}/confirm`, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(confirmed.status).toBe(200);
  const codes = confirmed.body.recoveryCodes as string[];
  expect(new Set(codes).size).toBe(10);
  expect(codes.filter((one) => !SHOWN_CODE.test(one))).toEqual([]);
  expect((await user.get(PATH)).body).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  expect((await app.call('GET', '/api/user', { headers: bearer(other.accessToken) })).status).toBe(401);
  const letter = await mail.mailTo(user.email, 'Two-step sign-in is on');
  expect(letter.text).toContain('If this wasn’t you,');
  expect(letter.text).not.toContain(secret);
});

test('signing in doesn’t ask for a code until setup is confirmed, and restarting setup replaces the earlier secret', async () => {
  const app = await startTestApp();
  const user = await signedIn(app);
  expect((await user.post(`${PATH}/confirm`, { code: '123456' })).body).toMatchObject({ code: 'two-step-off' });
  const first = String((await user.post(`${PATH}/begin`, { password: PASSWORD })).body.secret);
  expect((await app.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200);
  const second = String((await user.post(`${PATH}/begin`, { password: PASSWORD })).body.secret);
  expect((await user.post(`${PATH}/confirm`, { code: codeAt(first, app.now()) })).status).toBe(400);
  expect((await user.post(`${PATH}/confirm`, { code: codeAt(second, app.now()) })).status).toBe(200);
  expect((await user.post(`${PATH}/begin`, { password: PASSWORD })).body).toMatchObject({ code: 'two-step-on' });
  expect((await user.post(`${PATH}/confirm`, { code: codeAt(second, app.now()) })).body).toMatchObject({
    code: 'two-step-on',
  });
});

test('when setup is confirmed several times at once, only one succeeds, and its recovery codes work', async () => {
  const app = await startTestApp();
  const user = await signedIn(app);
  const secret = String((await user.post(`${PATH}/begin`, { password: PASSWORD })).body.secret);
  const code = codeAt(secret, app.now());
  const replies = await Promise.all([1, 2, 3].map(() => user.post(`${PATH}/confirm`, { code })));
  const won = replies.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const [recoveryCode = ''] = won.flatMap(({ body }) => body.recoveryCodes as string[]);
  expect((await signInWith(app, user.email, recoveryCode)).status).toBe(200);
});

test('turning off two-step sign-in takes the password and a code, and then the password is enough again', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  const user = await withTwoStep(app);
  const turnOff = (password: string, code: string) => user.post(`${PATH}/turn-off`, { password, code });
  expect((await turnOff('wrong-1!', user.code())).body).toMatchObject({ code: 'wrong-password' });
  expect((await turnOff(PASSWORD, user.code(-5))).body).toMatchObject({ code: 'wrong-code' });
  expect((await user.get(PATH)).body).toMatchObject({ on: true });
  expect((await turnOff(PASSWORD, user.code())).status).toBe(200);
  expect((await user.get(PATH)).body).toMatchObject({ on: false, recoveryCodesLeft: 0 });
  expect((await app.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200);
  expect((await turnOff(PASSWORD, user.code())).body).toMatchObject({ code: 'two-step-off' });
  const letter = await mail.mailTo(user.email, 'Two-step sign-in is off');
  expect(letter.text).toContain('From now on, you’ll sign in with just your password.');
  expect(letter.text).not.toContain('by our support');
});

test('a user who lost their phone can turn off two-step sign-in with a recovery code', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const [code] = user.recoveryCodes;
  expect((await user.post(`${PATH}/turn-off`, { password: PASSWORD, code })).status).toBe(200);
  expect((await user.get(PATH)).body).toMatchObject({ on: false });
});

test('new recovery codes replace the old ones', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const make = (code: string) => user.post(`${PATH}/recovery-codes`, { password: PASSWORD, code });
  expect((await make('123456')).body).toMatchObject({ code: 'wrong-code' });
  const { status, body } = await make(user.code());
  expect(status).toBe(200);
  const codes = body.recoveryCodes as string[];
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => user.recoveryCodes.includes(code))).toEqual([]);
  expect((await signInWith(app, user.email, user.recoveryCodes[0] ?? '')).status).toBe(400);
  expect((await signInWith(app, user.email, codes[0] ?? '')).status).toBe(200);
  expect((await user.get(PATH)).body).toMatchObject({ recoveryCodesLeft: 9 });
});

test('a code works only once, whether it was used to turn on two-step sign-in or to sign in', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const code = user.code();
  expect((await signInWith(app, user.email, user.firstCode)).body).toMatchObject({ code: 'wrong-code' });
  expect((await signInWith(app, user.email, code)).status).toBe(200);
  expect((await user.post(`${PATH}/turn-off`, { password: PASSWORD, code })).body).toMatchObject({
    code: 'wrong-code',
  });
});

test('wrong codes entered in the settings are limited per session and per account', async () => {
  const app = await startTestApp({ limits: { codeToAccount: { max: 12, windowMs: 60_000 } } });
  const user = await withTwoStep(app);
  const next = (await signInWith(app, user.email, user.code())).body as TestUser;
  const other = withCalls(app, next);
  const guess = (who: typeof other) => who.post(`${PATH}/turn-off`, { password: PASSWORD, code: '000000' });
  const statuses = async (who: typeof other, times: number) => {
    const replies: number[] = [];
    for (let index = 0; index < times; index += 1) replies.push((await guess(who)).status);
    return replies;
  };
  expect(await statuses(user, 11)).toEqual([...Array(10).fill(400), 429]);
  expect(await statuses(other, 3)).toEqual([400, 400, 429]);
});

test('deleting an account removes all two-step data, and an export shows only the two-step status', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  await app.post('/api/auth/login', { email: user.email, password: PASSWORD });
  const { body } = await user.get('/api/account/data');
  expect(body.twoStep).toEqual({ on: true, since: expect.any(String), recoveryCodesLeft: 10 });
  expect((await user.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  for (const table of ['second_factors', 'recovery_codes', 'sign_in_challenges'] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('deleting an account while its codes are being used causes no server error', async () => {
  const app = await startTestApp();
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com']) {
    const user = await withTwoStep(app, email);
    const [first = '', second = '', third = ''] = user.recoveryCodes;
    const challenge = await challengeFor(app, email);
    const replies = await Promise.all([
      user.post(`${PATH}/turn-off`, { password: PASSWORD, code: first }),
      user.post(`${PATH}/recovery-codes`, { password: PASSWORD, code: second }),
      app.post('/api/auth/second-step', { challenge, code: third }),
      app.post('/api/auth/second-step', { challenge, code: user.code() }),
      user.post('/api/account/delete', { password: PASSWORD }),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(replies.at(-1)?.status).toBe(200);
  }
  expect(await app.db.selectFrom('recovery_codes').select('hash').execute()).toEqual([]);
});

test.each([
  ['begin', {}],
  ['begin', { password: PASSWORD, more: 1 }],
  ['confirm', { code: '12345' }],
  ['confirm', { code: 'abcd-efgh-jkmn-pqrs' }],
  ['turn-off', { password: PASSWORD }],
  ['turn-off', { password: PASSWORD, code: '12345678' }],
  ['recovery-codes', { code: '123456' }],
])('the two-step call “%s” with %j is rejected', async (path, body) => {
  const app = await startTestApp();
  const user = await signedIn(app);
  expect(await user.post(`${PATH}/${path}`, body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
});
