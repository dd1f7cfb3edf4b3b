import { expect, test } from 'vitest';
import { forgetOldChallenges } from '#features/accounts/two-step/challenge-store.ts';
import { forgetUnconfirmedFactors } from '#features/accounts/two-step/two-step-store.ts';
import { signedIn } from './support/signed-in.ts';
import { PASSWORD, startTestApp, type TestApp } from './support/test-app.ts';
import { challengeFor, signInWith, withTwoStep } from './support/two-step-user.ts';
import { everything } from './support/whole-database.ts';

type Line = { security?: string; reason?: string; by?: string };

function securityLines({ logs }: TestApp): string[] {
  const lines = logs.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
  return lines.map(({ security, reason, by }) => [security, reason ?? by].filter(Boolean).join(': '));
}

test('the two-step secret, codes, and challenges never appear in the database, the log, the export, or later API responses', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const challenge = await challengeFor(app, user.email);
  const code = user.code();
  await app.post('/api/auth/second-step', { challenge, code: '000000' });
  const answers = [
    await app.post('/api/auth/second-step', { challenge, code }),
    await user.get('/api/account/two-step'),
    await user.get('/api/account/data'),
    await user.get('/api/user'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await challengeFor(app, user.email);
  const [recoveryCode = ''] = user.recoveryCodes;
  const secrets = [user.secret, recoveryCode, recoveryCode.replaceAll('-', ''), challenge];
  const seen = [JSON.stringify(answers.map(({ body }) => body)), await everything(app), app.logs.join('')];
  expect(secrets.flatMap((secret) => seen.filter((text) => text.includes(secret)))).toEqual([]);
  expect(app.logs.join('')).not.toContain(`"${code}"`);
});

test('the security log records two-step sign-in events, with failures as warnings', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const wrong = await challengeFor(app, user.email);
  await app.post('/api/auth/second-step', { challenge: wrong, code: '000000' });
  await signInWith(app, user.email, user.recoveryCodes[0] ?? '');
  await user.post('/api/account/two-step/recovery-codes', { password: PASSWORD, code: '000000' });
  await user.post('/api/account/two-step/recovery-codes', { password: PASSWORD, code: user.code() });
  app.pass(30_000);
  await user.post('/api/account/two-step/turn-off', { password: PASSWORD, code: user.code() });
  expect(securityLines(app)).toEqual([
    'registered',
    'two-step-turned-on',
    'sessions-ended: two-step-turned-on',
    'second-step-asked',
    'second-step-failed: wrong-code',
    'second-step-asked',
    'recovery-code-used',
    'signed-in',
    'code-refused: wrong-code',
    'recovery-codes-made',
    'two-step-turned-off: owner',
  ]);
  const warned = app.logs
    .map((line) => JSON.parse(line) as Line & { level: number })
    .filter(({ level }) => level === 40);
  expect(warned.map(({ security }) => security)).toEqual(['second-step-failed', 'code-refused']);
});

test('housekeeping deletes expired challenges and unfinished two-step setups', async () => {
  const app = await startTestApp();
  const user = await withTwoStep(app);
  const other = await signedIn(app, 'bob@example.com');
  await other.post('/api/account/two-step/begin', { password: PASSWORD });
  await challengeFor(app, user.email);
  const now = app.now();
  const left = async () => [
    (await app.db.selectFrom('sign_in_challenges').select('hash').execute()).length,
    (await app.db.selectFrom('second_factors').select('user_id').execute()).length,
  ];
  await forgetOldChallenges(app.db, now + 4 * 60_000);
  await forgetUnconfirmedFactors(app.db, now);
  expect(await left()).toEqual([1, 2]);
  await forgetOldChallenges(app.db, now + 6 * 60_000);
  await forgetUnconfirmedFactors(app.db, now + 25 * 60 * 60_000);
  expect(await left()).toEqual([0, 1]);
});
