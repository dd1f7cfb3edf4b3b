import { expect, test } from 'vitest';
import { hashPassword, MOST_UNDER_WAY } from '#features/accounts/passwords.ts';
import { PASSWORD, startTestApp } from './support/test-app.ts';

test('a sign-in that started before a password change can’t open a session afterward', async () => {
  const app = await startTestApp();
  const { id, email } = await app.register();
  const newHash = await hashPassword('chestnut8!');
  // Checked last, behind all of these.
  const others = Array.from({ length: MOST_UNDER_WAY - 5 }, () => hashPassword(PASSWORD));
  const late = app.post('/api/auth/login', { email, password: PASSWORD });
  await expect.poll(() => app.logs.some((line) => line.includes('/api/auth/login')), { timeout: 30_000 }).toBe(true);
  await app.db.updateTable('users').set({ password_hash: newHash }).where('id', '=', id).execute();
  await app.db.updateTable('sessions').set({ ended_at: Date.now() }).where('user_id', '=', id).execute();
  await Promise.all(others);
  expect(await late).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  const open = await app.db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute();
  expect(open).toEqual([]);
});
