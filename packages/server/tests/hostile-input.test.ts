import type { ErrorReply } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { bearer, PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';

const NASTY = [
  `'; drop table users; --`,
  `" or 1=1 --`,
  '<script>alert(1)</script>',
  '{{7*7}}%{7*7}',
  '\u202Etxt.exe',
  '😀'.repeat(20),
  '\ud800',
  'null',
];

function sendRaw(app: TestApp, path: string, body: string, type = 'application/json') {
  return fetch(app.url + path, { method: 'POST', body, headers: { 'content-type': type } });
}

test.each(NASTY)('%j is treated as plain text in every field', async (nasty) => {
  const app = await startTestApp();
  const user = await app.register('ada@example.com');
  const local = nasty.replace(/[\s@]/g, '');
  const replies = [
    await app.post('/api/auth/register', { email: `${local}@example.com`, password: PASSWORD }),
    await app.post('/api/auth/register', { email: nasty, password: nasty }),
    await app.post('/api/auth/login', { email: `${local}@example.org`, password: nasty }),
    await app.post('/api/auth/login', { email: 'ada@example.com', password: nasty }),
    await app.post('/api/auth/refresh', { refreshToken: nasty }),
    await app.post('/api/auth/logout', { refreshToken: nasty }),
    await app.call('GET', '/api/user', { headers: bearer(encodeURIComponent(nasty.toWellFormed())) }),
    await app.call('PUT', '/api/auth/update-password', {
      headers: bearer(user.accessToken),
      body: { currentPassword: nasty, newPassword: nasty },
    }),
    await app.call('PUT', '/api/auth/update-email', {
      headers: bearer(user.accessToken),
      body: { newEmail: nasty, password: nasty },
    }),
  ];
  for (const reply of replies) expect(reply.status).toBeLessThan(500);
  const still = await app.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
  expect(still.status).toBe(200);
  const stored = replies[0]?.body as { user?: { email: string } } | undefined;
  if (replies[0]?.status === 200) expect(stored?.user?.email).toBe(`${local}@example.com`.toWellFormed());
});

test.each(['/api/auth/register', '/api/auth/login', '/api/auth/refresh', '/api/auth/logout'])(
  '%s rejects invalid input and says why',
  async (path) => {
    const app = await startTestApp();
    const cases = [
      { body: '{"email":', status: 400, code: 'invalid-json' },
      { body: '', status: 400, code: 'invalid-json' },
      { body: '[]', status: 400, code: 'invalid-input' },
      { body: '"text"', status: 400, code: 'invalid-input' },
      { body: 'null', status: 400, code: 'invalid-input' },
      { body: '{"__proto__":{"role":"admin"}}', status: 400, code: 'invalid-json' },
      { body: '{"email":7,"password":{},"refreshToken":[]}', status: 400, code: 'invalid-input' },
      { body: 'a'.repeat(2 * 1024 * 1024), status: 413, code: 'body-too-large' },
    ];
    for (const { body, status, code } of cases) {
      const reply = await sendRaw(app, path, body);
      const answer = (await reply.json()) as ErrorReply;
      expect({ status: reply.status, code: answer.code }).toEqual({ status, code });
      expect(answer.message.length).toBeGreaterThan(10);
      expect(answer.error).toBe(answer.message);
      expect(answer.success).toBe(false);
    }
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'text/html']) {
      expect((await sendRaw(app, path, '{}', type)).status).toBe(415);
    }
  },
);

test('an unknown field is rejected with an error that names it, so typos are caught and nobody can sign up as an admin', async () => {
  const app = await startTestApp();
  const reply = await app.post('/api/auth/register', { email: 'ada@example.com', password: PASSWORD, role: 'admin' });
  expect(reply).toMatchObject({
    status: 400,
    body: { message: 'Unknown field: role', fields: { role: expect.any(String) } },
  });
});

test('an unknown API address returns a 404 in JSON', async () => {
  const app = await startTestApp();
  expect(await app.call('GET', '/api/no-such-call')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});
