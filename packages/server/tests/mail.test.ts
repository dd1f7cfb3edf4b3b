import { expect, test } from 'vitest';
import { startMailServer } from './support/mail-server.ts';
import { startProcess } from './support/server-process.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { emptyDatabase } from './support/test-database.ts';

const SUBJECT = 'Choose a new password';
const PATIENT = { timeout: 20_000 };

function forget(app: TestApp, email: string) {
  return app.post('/api/auth/forgot-password', { email });
}

function waiting(app: TestApp) {
  return app.db.selectFrom('mail_jobs').select(['kind', 'attempts']).execute();
}

test('an email the mail server can’t accept right now is sent once it can', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  await app.register('ada@example.com');
  mail.answerWith({ code: 451, text: 'come back later, ada@example.com' });
  await forget(app, 'ada@example.com');
  await expect.poll(() => app.logs.join(''), PATIENT).toContain('mail delayed');
  mail.answerWith(undefined);
  app.pass(60_000);
  await mail.mailTo('ada@example.com', SUBJECT);
  await expect.poll(() => waiting(app), PATIENT).toEqual([]);
  expect(app.logs.join('')).not.toContain('ada@example.com');
});

test('an email the mail server will never accept is dropped', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  await app.register('ada@example.com');
  mail.answerWith({ code: 550, text: 'no such user' });
  await forget(app, 'ada@example.com');
  await expect.poll(() => app.logs.join(''), PATIENT).toContain('mail given up');
  await expect.poll(() => waiting(app), PATIENT).toEqual([]);
});

test('an email requested just before the server stops is sent by the next process', async () => {
  const database = await emptyDatabase();
  const away = await startTestApp({ database, mail: { kind: 'smtp', url: 'smtp://127.0.0.1:1', from: 'a@b.c' } });
  await away.register('ada@example.com');
  await forget(away, 'ada@example.com');
  await away.stop();
  const mail = await startMailServer();
  const app = await startTestApp({ database, mail: mail.settings });
  app.pass(3 * 60_000);
  await mail.mailTo('ada@example.com', SUBJECT);
});

test('two processes that share a database send each email once', async () => {
  const database = await emptyDatabase();
  const mail = await startMailServer();
  const apps = [
    await startTestApp({ database, mail: mail.settings }),
    await startTestApp({ database, mail: mail.settings }),
  ];
  const [app] = apps as [TestApp];
  const addresses = Array.from({ length: 8 }, (_, index) => `user${index}@example.com`);
  for (const address of addresses) await app.register(address);
  await Promise.all(addresses.map((address, index) => forget(apps[index % 2] ?? app, address)));
  for (const address of addresses) await mail.mailTo(address, SUBJECT);
  await expect.poll(() => waiting(app), PATIENT).toEqual([]);
  expect(mail.mails.filter(({ subject }) => subject === SUBJECT)).toHaveLength(8);
});

test('without a mail server, unsent email can be viewed in the outbox, but only from the same machine', async () => {
  const app = await startTestApp({ mail: { kind: 'outbox' } });
  await app.register('<b>ada</b>@example.com');
  await forget(app, '<b>ada</b>@example.com');
  const look = async (headers = {}) => {
    const reply = await fetch(`${app.url}/sandbox/outbox`, { headers });
    return { status: reply.status, text: await reply.text(), cache: reply.headers.get('cache-control') };
  };
  await expect.poll(async () => (await look()).text, PATIENT).toContain(SUBJECT);
  const { text, cache } = await look();
  expect(text).toMatch(/<a href="http:\/\/localhost:\d+\/reset-password#[\w-]{43}">/);
  expect(text).not.toContain('<b>ada');
  expect(cache).toBe('no-store');
  expect((await look({ 'x-forwarded-for': '10.0.0.1' })).status).toBe(404);
  expect((await fetch(`${app.url}/sandbox/outbox.css`)).status).toBe(200);
});

test('with a mail server, there’s no outbox', async () => {
  const mail = await startMailServer();
  const app = await startTestApp({ mail: mail.settings });
  expect((await fetch(`${app.url}/sandbox/outbox`)).status).toBe(404);
});

test('in production, there’s no outbox, and email requires a mail server', async () => {
  const server = startProcess(await emptyDatabase(), {
    NODE_ENV: 'production',
    JWT_SECRET: 'kL93-long enough to be the secret of a production',
    PAYMENTS: 'off',
  });
  const url = await server.ready;
  expect((await fetch(`${url}/sandbox/outbox`)).status).toBe(404);
  const reply = await fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  });
  expect(reply.status).toBe(503);
});
