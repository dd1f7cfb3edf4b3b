import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type MailServer, startMailServer, tokenIn } from './support/mail-server.ts';
import { bearer, PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'changed2?';
const SUBJECT = 'Choose a new password';
const NOTICE = 'Your password was changed';

async function startWithMail(settings: Parameters<typeof startTestApp>[0] = {}) {
  const mail = await startMailServer();
  return { mail, app: await startTestApp({ mail: mail.settings, ...settings }) };
}

function forget(app: TestApp, email: string, headers = {}) {
  return app.post('/api/auth/forgot-password', { email }, headers);
}

function reset(app: TestApp, token: string, password = NEW_PASSWORD) {
  return app.post('/api/auth/reset-password', { token, password });
}

function signIn(app: TestApp, email: string, password: string) {
  return app.post('/api/auth/login', { email, password });
}

/** The address of a server that takes connections and never greets. */
async function silentServer(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function linkFor(app: TestApp, mail: MailServer, email: string): Promise<string> {
  await forget(app, email);
  return tokenIn(await mail.mailTo(email, SUBJECT));
}

test('the emailed link sets a new password, ends every session, and triggers a notice', async () => {
  const { app, mail } = await startWithMail({ publicUrl: 'https://hot.example', appUrl: 'https://hot.example' });
  const user = await app.register('Ada@example.com');
  const reply = await forget(app, 'ada@EXAMPLE.com');
  expect(reply).toMatchObject({
    status: 200,
    body: { success: true, message: 'If that address has an account, a link is on its way.' },
  });
  const letter = await mail.mailTo('Ada@example.com', SUBJECT);
  expect(letter.from).toBe('hello@hotscribe.test');
  expect(letter.raw).toContain('From: Hotscribe <hello@hotscribe.test>');
  const link = `https://hot.example/reset-password#${tokenIn(letter)}`;
  expect(letter.text).toContain(`\n${link}`);
  expect(letter.html).toContain(`href="${link}"`);
  expect(letter.text).toContain('works only once and expires in 30 minutes');
  expect(await reset(app, tokenIn(letter))).toMatchObject({ status: 200, body: { success: true } });
  expect((await app.call('GET', '/api/user', { headers: bearer(user.accessToken) })).status).toBe(401);
  expect((await app.post('/api/auth/refresh', { refreshToken: user.refreshToken })).status).toBe(401);
  expect((await signIn(app, 'ada@example.com', PASSWORD)).status).toBe(401);
  expect((await signIn(app, 'ada@example.com', NEW_PASSWORD)).status).toBe(200);
  expect((await mail.mailTo('Ada@example.com', NOTICE)).text).toContain('If this wasn’t you,');
});

test('an address without an account gets the same response, but no email', async () => {
  const { app, mail } = await startWithMail();
  await app.register('ada@example.com');
  const known = await forget(app, 'ada@example.com');
  const unknown = await forget(app, 'nobody@example.com');
  expect(unknown.body).toEqual(known.body);
  expect(unknown.status).toBe(known.status);
  await mail.mailTo('ada@example.com', SUBJECT);
  await expect.poll(() => app.db.selectFrom('mail_jobs').select('id').execute()).toEqual([]);
  expect(mail.mails.flatMap(({ to }) => to)).not.toContain('nobody@example.com');
});

test('an unresponsive mail server never delays the response, with or without an account', async () => {
  const app = await startTestApp({ mail: { kind: 'smtp', url: await silentServer(), from: 'hello@hotscribe.test' } });
  await app.register('ada@example.com');
  const started = Date.now();
  const replies = [await forget(app, 'ada@example.com'), await forget(app, 'nobody@example.com')];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(Date.now() - started).toBeLessThan(8000);
});

test('a reset link works once, and using one disables the others', async () => {
  const { app, mail } = await startWithMail();
  await app.register('ada@example.com');
  const first = await linkFor(app, mail, 'ada@example.com');
  mail.mails.length = 0;
  const second = await linkFor(app, mail, 'ada@example.com');
  const replies = await Promise.all([reset(app, first), reset(app, first)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect(await reset(app, second)).toMatchObject({ status: 410, body: { code: 'link-expired' } });
});

test('a reset link expires after 30 minutes or when the password changes', async () => {
  const { app, mail } = await startWithMail();
  const user = await app.register('ada@example.com');
  const first = await linkFor(app, mail, 'ada@example.com');
  app.pass(30 * MINUTE);
  expect((await reset(app, first)).status).toBe(410);
  mail.mails.length = 0;
  const second = await linkFor(app, mail, 'ada@example.com');
  const { body } = await app.post('/api/auth/refresh', { refreshToken: user.refreshToken });
  await app.call('PUT', '/api/auth/update-password', {
    headers: bearer(String(body.accessToken)),
    body: { currentPassword: PASSWORD, newPassword: 'another3!' },
  });
  expect((await reset(app, second)).status).toBe(410);
  await mail.mailTo('ada@example.com', NOTICE);
});

test('a weak new password is rejected, and the reset link still works', async () => {
  const { app, mail } = await startWithMail();
  await app.register('ada@example.com');
  const token = await linkFor(app, mail, 'ada@example.com');
  expect(await reset(app, token, 'weak')).toMatchObject({ status: 400, body: { fields: { password: /at least/ } } });
  expect((await reset(app, token)).status).toBe(200);
});

test('a link’s secret is in neither the database nor the log, and the log contains no email address', async () => {
  const { app, mail } = await startWithMail();
  await app.register('ada@example.com');
  const token = await linkFor(app, mail, 'ada@example.com');
  const links = await app.db.selectFrom('account_links').selectAll().execute();
  expect(links.filter(({ purpose }) => purpose === 'reset-password')).toHaveLength(1);
  expect(JSON.stringify(links)).not.toContain(token);
  await reset(app, token);
  await mail.mailTo('ada@example.com', NOTICE);
  expect(app.logs.join('')).not.toContain(token);
  expect(app.logs.join('')).not.toContain('ada@example.com');
});

test('reset links never point to a fake host sent with the request', async () => {
  const { app, mail } = await startWithMail();
  await app.register('ada@example.com');
  await forget(app, 'ada@example.com', { 'x-forwarded-host': 'evil.example' });
  const { port } = new URL(app.url);
  expect((await mail.mailTo('ada@example.com', SUBJECT)).text).toContain(`http://localhost:${port}/reset-password#`);
});

test('a single network can request only so many reset links', async () => {
  const { app } = await startWithMail({ limits: { forgotFromAddress: { max: 2, windowMs: MINUTE } } });
  const asked = [await forget(app, 'a@example.com'), await forget(app, 'b@example.com')];
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  const third = await forget(app, 'c@example.com');
  expect(third).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});

test('strangers who keep requesting links can’t flood a mailbox or lock its owner out', async () => {
  const { app, mail } = await startWithMail({ trustProxy: 1 });
  await app.register('ada@example.com');
  const links = () => mail.mails.filter(({ subject }) => subject === SUBJECT);
  for (let stranger = 1; stranger <= 3; stranger += 1) {
    await forget(app, 'ada@example.com', { 'x-forwarded-for': `10.0.0.${stranger}` });
    await expect.poll(() => links().length, { timeout: 10_000 }).toBe(stranger);
  }
  const waiting = () => app.db.selectFrom('mail_jobs').select('id').execute();
  await expect.poll(waiting).toEqual([]);
  const owner = await forget(app, 'ada@example.com', { 'x-forwarded-for': '10.1.1.1' });
  expect(owner.status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect((await reset(app, tokenIn(links()[2] ?? { text: '' }))).status).toBe(200);
});

test('a site that can’t send email says so, and says whom to contact', async () => {
  const app = await startTestApp();
  expect(await forget(app, 'ada@example.com')).toMatchObject({
    status: 503,
    body: { code: 'mail-off', message: expect.stringContaining('support@') },
  });
});

test.each([{}, { email: 'nonsense' }, { email: 'a@b.c', more: 1 }])(
  'a reset request with %j is rejected',
  async (body) => {
    const { app } = await startWithMail();
    expect((await app.post('/api/auth/forgot-password', body)).status).toBe(400);
  },
);
