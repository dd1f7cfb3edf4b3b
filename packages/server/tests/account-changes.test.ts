import { expect, test } from 'vitest';
import { bearer, PASSWORD, startTestApp, type TestApp, type TestUser } from './support/test-app.ts';

const NEW_PASSWORD = 'changed2?';

function put(app: TestApp, user: TestUser, path: string, body: unknown) {
  return app.call('PUT', path, { headers: bearer(user.accessToken), body });
}

test('a new password works right away and ends every other session', async () => {
  const app = await startTestApp();
  const user = await app.register();
  const other = await app.post('/api/auth/login', { email: user.email, password: PASSWORD });
  const reply = await put(app, user, '/api/auth/update-password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Password updated successfully' } });
  const me = (token: string) => app.call('GET', '/api/user', { headers: bearer(token) });
  expect((await me(user.accessToken)).status).toBe(200);
  expect((await me(String(other.body.accessToken))).status).toBe(401);
  expect((await app.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(401);
  expect((await app.post('/api/auth/login', { email: user.email, password: NEW_PASSWORD })).status).toBe(200);
});

test.each([
  [{ currentPassword: PASSWORD }, 'Please fill in all password fields'],
  [
    { currentPassword: PASSWORD, newPassword: 'weak' },
    'New Password must contain at least one letter, one number, and one special character, and be at least 7 characters long',
  ],
  [{ currentPassword: PASSWORD, newPassword: PASSWORD }, 'New password must be different from current password'],
  [{ currentPassword: 'wrong-1!', newPassword: NEW_PASSWORD }, 'Current password is incorrect'],
])(
  'changing the password with %j returns a 400 with “%s”, not a 401 that would sign the user out',
  async (body, message) => {
    const app = await startTestApp();
    const user = await app.register();
    const reply = await put(app, user, '/api/auth/update-password', body);
    expect(reply).toMatchObject({ status: 400, body: { message, error: message } });
  },
);

test('after an email change, the user can sign in with the new address but not the old one', async () => {
  const app = await startTestApp();
  const user = await app.register('old@example.com');
  const reply = await put(app, user, '/api/auth/update-email', { newEmail: 'New@example.com', password: PASSWORD });
  expect(reply).toMatchObject({
    status: 200,
    body: { success: true, message: 'Email updated successfully', user: { id: user.id, email: 'New@example.com' } },
  });
  expect((await app.post('/api/auth/login', { email: 'new@example.com', password: PASSWORD })).status).toBe(200);
  expect((await app.post('/api/auth/login', { email: 'old@example.com', password: PASSWORD })).status).toBe(401);
});

test.each([
  [{ newEmail: 'new@example.com' }, 400, 'Please fill in all email fields'],
  [{ newEmail: 'nonsense', password: PASSWORD }, 400, 'Please enter a valid email address'],
  [{ newEmail: 'ADA@example.com', password: PASSWORD }, 400, 'New email must be different from current email'],
  [{ newEmail: 'new@example.com', password: 'wrong-1!' }, 400, 'Current password is incorrect'],
  [
    { newEmail: 'TAKEN@example.com', password: PASSWORD },
    409,
    'An account with this email already exists. Please sign in instead.',
  ],
])('changing the email address with %j returns a %i with “%s”', async (body, status, message) => {
  const app = await startTestApp();
  await app.register('taken@example.com');
  const user = await app.register('ada@example.com');
  expect(await put(app, user, '/api/auth/update-email', body)).toMatchObject({ status, body: { message } });
});
