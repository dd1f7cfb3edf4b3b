import { expect, test } from 'vitest';
import { PASSWORD, startTestApp } from './support/test-app.ts';

test('a user can sign in with the right password, however they capitalize their email address', async () => {
  const app = await startTestApp();
  const { id } = await app.register('ada@example.com');
  app.pass(60_000);
  const reply = await app.post('/api/auth/login', { email: ' ADA@Example.com ', password: PASSWORD });
  expect(reply).toMatchObject({ status: 200, body: { success: true, user: { id, lastLoginAt: expect.any(String) } } });
});

test('a wrong password and an unknown email address get the same answer', async () => {
  const app = await startTestApp();
  await app.register('ada@example.com');
  const wrong = await app.post('/api/auth/login', { email: 'ada@example.com', password: 'wrong-1!' });
  const unknown = await app.post('/api/auth/login', { email: 'bob@example.com', password: 'wrong-1!' });
  const { requestId: _, ...answer } = wrong.body;
  expect(wrong.status).toBe(401);
  expect(unknown).toMatchObject({ status: 401, body: answer });
});

test('rejecting an unknown email address takes as long as rejecting a wrong password', async () => {
  const app = await startTestApp({ limits: { signInFromAddress: { max: 1000, windowMs: 1000 } } });
  await app.register('ada@example.com');
  const timeOf = async (email: string) => {
    const started = performance.now();
    await app.post('/api/auth/login', { email, password: 'wrong-1!' });
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    known.push(await timeOf('ada@example.com'));
    unknown.push(await timeOf('nobody@example.com'));
  }
  // Without the check the ratio is about 10; machines are noisy, so the line is drawn far from both.
  const ratio = middle(known) / middle(unknown);
  expect(ratio).toBeGreaterThan(1 / 3);
  expect(ratio).toBeLessThan(3);
});

function middle(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
