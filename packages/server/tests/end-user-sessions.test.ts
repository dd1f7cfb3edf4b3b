import { expect, test } from 'vitest';
import { signedIn, signedInAdmin } from './support/signed-in.ts';
import { PASSWORD, startTestApp } from './support/test-app.ts';

const END = '/api/admin/users/end-sessions';

async function logOf(admin: Awaited<ReturnType<typeof signedInAdmin>>) {
  const { body } = await admin.get('/api/admin/audit-log');
  return (body.entries as { actor: string; action: string; subject: { name: string } }[]).map(
    ({ actor, action, subject }) => [actor, action, subject.name],
  );
}

test('an admin can sign a user out of every browser, and the audit log records it', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  const ada = await signedIn(app, 'ada@example.com');
  const bob = await signedIn(app, 'bob@example.com');
  await app.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD });
  expect(await admin.post(END, { email: 'ADA@example.com' })).toMatchObject({ status: 200, body: { ended: 2 } });
  expect((await ada.get('/api/user')).status).toBe(401);
  expect((await app.post('/api/auth/refresh', { refreshToken: ada.refreshToken })).status).toBe(401);
  expect((await bob.get('/api/user')).status).toBe(200);
  expect((await app.post('/api/auth/login', { email: 'ada@example.com', password: PASSWORD })).status).toBe(200);
  expect(await logOf(admin)).toEqual([['admin@example.com', 'sessions-ended', 'ada@example.com']]);
});

test('once an account is deleted, the audit log no longer names it', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  const ada = await signedIn(app, 'ada@example.com');
  const again = await app.register('bob@example.com');
  await admin.post(END, { email: again.email });
  await admin.post(END, { email: ada.email });
  await app.db.deleteFrom('users').where('id', '=', ada.id).execute();
  const log = await logOf(admin);
  expect(log).toContainEqual(['admin@example.com', 'sessions-ended', 'a deleted account']);
  expect(JSON.stringify(await app.db.selectFrom('audit_log').selectAll().execute())).not.toContain('@example.com');
});

test('an admin gets an error for an email address with no account, and only admins can sign other users out', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  const user = await signedIn(app, 'ada@example.com');
  expect(await admin.post(END, { email: 'nobody@example.com' })).toMatchObject({
    status: 404,
    body: {
      message: 'There’s no account with this address.',
      fields: { email: 'There’s no account with this address.' },
    },
  });
  expect((await user.post(END, { email: 'admin@example.com' })).status).toBe(403);
  expect((await app.post(END, { email: 'admin@example.com' })).status).toBe(401);
  expect((await admin.get('/api/user')).status).toBe(200);
});
