import { expect, test } from 'vitest';
import { type MailServer, startMailServer, tokenIn } from './support/mail-server.ts';
import { signedIn, withCalls } from './support/signed-in.ts';
import { bearer, PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';

const DAY = 24 * 60 * 60_000;
const CONFIRM = 'Confirm your email address';
const CONFIRM_NEW = 'Confirm your new email address';

async function startWithMail(settings: Parameters<typeof startTestApp>[0] = {}) {
  const mail = await startMailServer();
  return { mail, app: await startTestApp({ mail: mail.settings, ...settings }) };
}

function open(app: TestApp, token: string) {
  return app.post('/api/auth/confirm-email', { token });
}

function askForChange(app: TestApp, accessToken: string, newEmail: string) {
  const body = { newEmail, password: PASSWORD };
  return app.call('PUT', '/api/auth/update-email', { headers: bearer(accessToken), body });
}

async function linkTo(mail: MailServer, address: string, subject: string): Promise<string> {
  return tokenIn(await mail.mailTo(address, subject));
}

test('a new user is asked to confirm their email, isn’t blocked in the meantime, and isn’t asked again afterward', async () => {
  const { app, mail } = await startWithMail();
  const user = await signedIn(app, 'Ada@example.com');
  expect((await user.get('/api/user')).body).toMatchObject({ emailToConfirm: true, pendingEmail: null });
  expect((await user.get('/api/scripts')).status).not.toBe(403);
  const token = await linkTo(mail, 'Ada@example.com', CONFIRM);
  expect(await open(app, token)).toMatchObject({ status: 200, body: { email: 'Ada@example.com' } });
  expect((await user.get('/api/user')).body).toMatchObject({ emailToConfirm: false });
  expect((await open(app, token)).status).toBe(200);
});

test('the confirmation link can be resent, but only a few times', async () => {
  const { app, mail } = await startWithMail();
  const user = await signedIn(app);
  await mail.mailTo('ada@example.com', CONFIRM);
  for (let sent = 2; sent <= 4; sent += 1) {
    expect((await user.post('/api/account/send-confirmation')).status).toBe(200);
    await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(sent);
  }
  expect((await user.post('/api/account/send-confirmation')).status).toBe(429);
  const last = mail.mails.at(-1);
  expect(last && (await open(app, tokenIn(last))).status).toBe(200);
});

test('a confirmation link expires after three days, and a made-up one never works', async () => {
  const { app, mail } = await startWithMail();
  await app.register();
  const token = await linkTo(mail, 'ada@example.com', CONFIRM);
  expect(await open(app, 'made-up')).toMatchObject({ status: 410, body: { code: 'link-expired' } });
  expect((await app.post('/api/auth/reset-password', { token, password: 'changed2?' })).status).toBe(410);
  app.pass(3 * DAY);
  expect((await open(app, token)).status).toBe(410);
});

test('a new email address takes effect once its link is opened, and the old address is notified', async () => {
  const { app, mail } = await startWithMail();
  const user = await signedIn(app, 'old@example.com');
  const asked = await askForChange(app, user.accessToken, 'New@example.com');
  expect(asked).toMatchObject({
    status: 200,
    body: {
      message: 'We sent a link to New@example.com. Open it to change your address.',
      user: { email: 'old@example.com', pendingEmail: 'New@example.com' },
    },
  });
  expect((await mail.mailTo('old@example.com', 'Your email address is about to change')).text).toContain('New@');
  expect((await app.post('/api/auth/login', { email: 'new@example.com', password: PASSWORD })).status).toBe(401);
  const token = await linkTo(mail, 'New@example.com', CONFIRM_NEW);
  expect(await open(app, token)).toMatchObject({ status: 200, body: { email: 'New@example.com' } });
  expect((await open(app, token)).status).toBe(200);
  expect((await user.get('/api/user')).body).toMatchObject({
    email: 'New@example.com',
    emailToConfirm: false,
    pendingEmail: null,
  });
  expect((await app.post('/api/auth/login', { email: 'old@example.com', password: PASSWORD })).status).toBe(401);
  expect((await mail.mailTo('old@example.com', 'Your email address was changed')).text).toContain('New@example.com');
});

test('canceling or replacing an email change disables its link', async () => {
  const { app, mail } = await startWithMail();
  const user = await signedIn(app, 'old@example.com');
  await askForChange(app, user.accessToken, 'first@example.com');
  const first = await linkTo(mail, 'first@example.com', CONFIRM_NEW);
  await askForChange(app, user.accessToken, 'second@example.com');
  const second = await linkTo(mail, 'second@example.com', CONFIRM_NEW);
  expect((await open(app, first)).status).toBe(410);
  const kept = await user.post('/api/account/keep-email');
  expect(kept).toMatchObject({ status: 200, body: { user: { email: 'old@example.com', pendingEmail: null } } });
  expect((await open(app, second)).status).toBe(410);
});

test('resetting the password stops an email change that someone else started', async () => {
  const { app, mail } = await startWithMail();
  const user = await app.register('ada@example.com');
  await askForChange(app, user.accessToken, 'thief@example.com');
  const thief = await linkTo(mail, 'thief@example.com', CONFIRM_NEW);
  await app.post('/api/auth/forgot-password', { email: 'ada@example.com' });
  const token = await linkTo(mail, 'ada@example.com', 'Choose a new password');
  await app.post('/api/auth/reset-password', { token, password: 'changed2?' });
  expect((await open(app, thief)).status).toBe(410);
  const { body } = await app.post('/api/auth/login', { email: 'ada@example.com', password: 'changed2?' });
  // The link came to the address, so it is confirmed with it.
  expect(body.user).toMatchObject({ email: 'ada@example.com', emailToConfirm: false, pendingEmail: null });
});

test('the link for a new address changes nothing if someone else has since signed up with that address', async () => {
  const { app, mail } = await startWithMail();
  const user = await signedIn(app, 'ada@example.com');
  await askForChange(app, user.accessToken, 'bob@example.com');
  const token = await linkTo(mail, 'bob@example.com', CONFIRM_NEW);
  await app.register('bob@example.com');
  expect(await open(app, token)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  expect((await user.get('/api/user')).body).toMatchObject({ email: 'ada@example.com' });
});

test('attempts to find out whether an address has an account are limited', async () => {
  const { app } = await startWithMail({ limits: { changeEmail: { max: 2, windowMs: DAY } } });
  await app.register('taken@example.com');
  const user = await app.register('ada@example.com');
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    statuses.push((await askForChange(app, user.accessToken, 'taken@example.com')).status);
  }
  expect(statuses).toEqual([409, 409, 429]);
});

test('if the site can’t send email, nobody is asked to confirm, and a new address takes effect right away', async () => {
  const app = await startTestApp();
  const user = withCalls(app, await app.register('old@example.com'));
  expect((await user.get('/api/user')).body).toMatchObject({ emailToConfirm: false });
  expect((await askForChange(app, user.accessToken, 'new@example.com')).body.message).toBe(
    'Email updated successfully',
  );
  expect((await user.post('/api/account/send-confirmation')).status).toBe(503);
});
