import { expect, test } from 'vitest';
import { hashPassword } from '#features/accounts/passwords.ts';
import { bearer, PASSWORD, startTestApp } from './support/test-app.ts';

const COMMON = 'Password1!';
const MESSAGE = 'That’s one of the most common passwords. Pick something only you would think of.';

test('a common password is rejected with a helpful message', async () => {
  const app = await startTestApp();
  const registered = await app.post('/api/auth/register', { email: 'ada@example.com', password: COMMON });
  expect(registered).toMatchObject({ status: 400, body: { message: MESSAGE, fields: { password: MESSAGE } } });
  const { accessToken } = await app.register('ada@example.com');
  const changed = await app.call('PUT', '/api/auth/update-password', {
    headers: bearer(accessToken),
    body: { currentPassword: PASSWORD, newPassword: COMMON },
  });
  expect(changed).toMatchObject({ status: 400, body: { message: MESSAGE, fields: { newPassword: MESSAGE } } });
});

test('an account that already has a common password can sign in and change it', async () => {
  const app = await startTestApp();
  const { id, email } = await app.register();
  const password_hash = await hashPassword(COMMON);
  await app.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  const signedIn = await app.post('/api/auth/login', { email, password: COMMON });
  expect(signedIn.status).toBe(200);
  const changed = await app.call('PUT', '/api/auth/update-password', {
    headers: bearer(String(signedIn.body.accessToken)),
    body: { currentPassword: COMMON, newPassword: PASSWORD },
  });
  expect(changed.status).toBe(200);
});
