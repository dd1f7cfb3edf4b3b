import { expect, test } from 'vitest';
import { bearer, PASSWORD, startTestApp } from './support/test-app.ts';

const WEAK =
  'Password must contain at least one letter, one number, and one special character, and be at least 7 characters long';

const ONLY = 'Passwords can contain only the letters A to Z, numbers, and @ $ ! % * ? &.';

test('a new user gets an account, working tokens, and three free scripts', async () => {
  const app = await startTestApp();
  const reply = await app.post('/api/auth/register', { email: 'Ada@Example.com', password: PASSWORD });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      success: true,
      user: { email: 'Ada@Example.com', role: 'user', subscription_plan: 'free', scriptsGenerated: 0, limit: 3 },
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    },
  });
  const me = await app.call('GET', '/api/user', { headers: bearer(String(reply.body.accessToken)) });
  expect(me).toMatchObject({
    status: 200,
    body: {
      email: 'Ada@Example.com',
      plan: 'free',
      subscription_plan: 'free',
      scriptsGenerated: 0,
      limit: 3,
      credits: 0,
    },
  });
});

test('passwords never appear in a reply, the log, or the database', async () => {
  const app = await startTestApp();
  const user = await app.register();
  const me = await app.call('GET', '/api/user', { headers: bearer(user.accessToken) });
  const row = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(me.body)).not.toMatch(/argon2|password/i);
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const log = app.logs.join('');
  for (const secret of [PASSWORD, user.accessToken, user.refreshToken, row.password_hash])
    expect(log).not.toContain(secret);
});

test('email addresses that differ only in capitalization or letter width belong to one account', async () => {
  const app = await startTestApp();
  await app.register('ada@example.com');
  for (const email of ['ADA@example.COM', 'ａda@example.com']) {
    const again = await app.post('/api/auth/register', { email, password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { success: false, code: 'email-taken' } });
  }
});

test('200 simultaneous registrations with one email address create one account', async () => {
  const app = await startTestApp();
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      app.post('/api/auth/register', { email: index % 2 ? 'one@example.com' : 'One@Example.com', password: PASSWORD }),
    ),
  );
  const statuses = replies.map((reply) => reply.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // More at once than the server has room for are told to come back; how many depends on its cores.
  expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  const { accounts } = await app.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('accounts'))
    .executeTakeFirstOrThrow();
  expect(accounts).toBe(1);
});

test.each([
  [{}, 'Please fill in all fields'],
  [{ email: 'ada@example.com' }, 'Please fill in all fields'],
  [{ email: '   ', password: PASSWORD }, 'Please fill in all fields'],
  [{ email: 'ada', password: PASSWORD }, 'Please enter a valid email address'],
  [{ email: 'ada@example', password: PASSWORD }, 'Please enter a valid email address'],
  [{ email: 'a@b@example.com', password: PASSWORD }, 'Please enter a valid email address'],
  [{ email: 'a\u0000b@example.com', password: PASSWORD }, 'Please enter a valid email address'],
  [{ email: '\u200bada@example.com', password: PASSWORD }, 'Please enter a valid email address'],
  [{ email: 'ada\u00ad@example.com', password: PASSWORD }, 'Please enter a valid email address'],
  [{ email: `${'a'.repeat(250)}@example.com`, password: PASSWORD }, 'Please enter a valid email address'],
  [{ email: 'ada@example.com', password: 'abc12!' }, WEAK],
  [{ email: 'ada@example.com', password: 'abcdefg!' }, WEAK],
  [{ email: 'ada@example.com', password: '1234567!' }, WEAK],
  [{ email: 'ada@example.com', password: 'abcdef1' }, WEAK],
  [{ email: 'ada@example.com', password: 'abc 123!' }, `${ONLY} Please remove any spaces.`],
  [{ email: 'ada@example.com', password: 'abc#123!' }, `${ONLY} Please remove “#”.`],
  [{ email: 'ada@example.com', password: `a1!${'x'.repeat(200)}` }, 'Password must be at most 200 characters long'],
])('registering with %j gets the error “%s”', async (body, message) => {
  const app = await startTestApp();
  const reply = await app.post('/api/auth/register', body);
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input', message, error: message } });
});
