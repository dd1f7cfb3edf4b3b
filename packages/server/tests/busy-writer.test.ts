import { expect, test } from 'vitest';
import { signUp } from './support/script-user.ts';
import { standInWriter } from './support/stand-in-writer.ts';
import { startTestApp } from './support/test-app.ts';

const BUSY = 'We’re busy right now. Try again in a few seconds.';

test('when the queue is full, users are told when to try again, and their requests don’t count toward usage', async () => {
  const app = await startTestApp({ writerPool: await standInWriter({ mostWaiting: 2, mostWaitingMs: 60_000 }) });
  const user = await signUp(app);
  const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => user.generate(`slow 1500 ${index}`)));
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(3);
  const turnedAway = replies.filter(({ status }) => status === 503);
  expect(turnedAway).toHaveLength(5);
  for (const { headers, body } of turnedAway) {
    expect(body).toMatchObject({ code: 'busy', error: BUSY });
    expect(headers.get('retry-after')).toBe('2');
  }
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('a user who has waited in line for two seconds is told when to try again', async () => {
  const user = await signUp(await startTestApp({ writerPool: await standInWriter() }));
  const first = user.generate('slow 3500');
  const began = performance.now();
  const { status, headers } = await user.generate('behind it');
  expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' });
  expect(performance.now() - began).toBeGreaterThan(1500);
  expect((await first).status).toBe(422);
});

test('a writer that hangs is replaced: its user gets an error but isn’t charged, and the next request is served', async () => {
  const app = await startTestApp({ writerPool: await standInWriter({ deadlineMs: 400, mostWaitingMs: 60_000 }) });
  const user = await signUp(app);
  const hung = await user.generate('hang', 'key-1');
  expect(hung).toMatchObject({ status: 503, body: { code: 'not-finished' } });
  expect(String(hung.body.error)).toContain('it didn’t count');
  expect((await user.generate('next')).body).toMatchObject({ code: 'unclear', message: 'next' });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('the server answers other requests right away while every writer is busy', async () => {
  const app = await startTestApp({ writerPool: await standInWriter({ deadlineMs: 1000, workers: 2 }) });
  const user = await signUp(app);
  const hung = ['hang', 'hang 2'].map((request) => user.generate(request));
  const waits: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const began = performance.now();
    expect((await app.call('GET', '/healthz')).status).toBe(200);
    waits.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // The middle one: on a machine that runs other tests, a single one may have to wait for a processor.
  expect(waits.sort((a, b) => a - b)[10]).toBeLessThan(50);
  expect((await Promise.all(hung)).map(({ status }) => status)).toEqual([503, 503]);
});

test('stopping the server stops its writers', async () => {
  const pool = await standInWriter();
  const app = await startTestApp({ writerPool: pool });
  const user = await signUp(app);
  await user.generate('anything');
  await app.stop();
  await expect(pool.write('late')).rejects.toThrow();
});
