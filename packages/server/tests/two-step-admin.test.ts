import { expect, test } from 'vitest';
import { signedIn, signedInAdmin } from './support/signed-in.ts';
import { PASSWORD, startTestApp } from './support/test-app.ts';
import { withTwoStep } from './support/two-step-user.ts';

test('only an admin can turn off two-step sign-in for another user, and the log records it', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  const user = await withTwoStep(app);
  const turnOff = (who: typeof admin, email: string) => who.post('/api/admin/users/turn-off-two-step', { email });
  expect((await turnOff(user, user.email)).status).toBe(403);
  expect(await turnOff(admin, 'nobody@example.com')).toMatchObject({
    status: 404,
    body: { fields: { email: 'There’s no account with this address.' } },
  });
  expect(await turnOff(admin, 'admin@example.com')).toMatchObject({
    status: 400,
    body: {
      fields: { email: expect.stringContaining('Admins have to turn off two-step sign-in in their own account') },
    },
  });
  await signedIn(app, 'one-step@example.com');
  expect(await turnOff(admin, 'one-step@example.com')).toMatchObject({
    status: 409,
    body: { fields: { email: 'This account doesn’t use two-step sign-in.' } },
  });
  expect((await turnOff(admin, 'ADA@example.com')).status).toBe(200);
  expect((await app.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200);
  const { body } = await admin.get('/api/admin/audit-log');
  expect(body.entries).toMatchObject([
    { actor: 'admin@example.com', action: 'two-step-turned-off', subject: { name: 'ada@example.com' } },
  ]);
  expect(app.logs.join('')).toContain('"security":"two-step-turned-off","by":"admin"');
});
