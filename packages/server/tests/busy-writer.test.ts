import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WriterPool } from '@hotscribe/writer/pool';
import { expect, onTestFinished, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { standInWriter } from './support/stand-in-writer.ts';
import { type Reply, startTestApp } from './support/test-app.ts';

const BUSY = 'We’re busy right now. Try again in a few seconds.';

/** A request that a writer works on until the test ends it. */
async function keepBusy(user: ScriptUser, pool: WriterPool) {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-test-'));
  const end = () => rmSync(folder, { recursive: true, force: true });
  onTestFinished(end);
  const reply = user.generate(`while ${folder}`);
  await expect.poll(() => pool.load().busy).toBe(1);
  return { reply, end };
}

test('when the queue is full, users are told when to try again, and their requests don’t count toward usage', async () => {
  const writerPool = await standInWriter({ mostWaiting: 2, mostWaitingMs: 60_000, deadlineMs: 60_000 });
  const user = await signUp(await startTestApp({ writerPool }));
  const atWork = await keepBusy(user, writerPool);
  const turnedAway: Reply[] = [];
  const others = Array.from({ length: 7 }, async (_, index) => {
    const reply = await user.generate(`request ${index}`);
    if (reply.status === 503) turnedAway.push(reply);
    return reply.status;
  });
  await expect.poll(() => turnedAway.length).toBe(5);
  atWork.end();
  expect((await atWork.reply).status).toBe(422);
  expect((await Promise.all(others)).toSorted()).toEqual([422, 422, 503, 503, 503, 503, 503]);
  for (const { headers, body } of turnedAway) {
    expect(body).toMatchObject({ code: 'busy', error: BUSY });
    expect(headers.get('retry-after')).toBe('2');
  }
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('a user who has waited in line for two seconds is told when to try again', async () => {
  const writerPool = await standInWriter({ deadlineMs: 60_000 });
  const user = await signUp(await startTestApp({ writerPool }));
  const first = await keepBusy(user, writerPool);
  const began = performance.now();
  const { status, headers } = await user.generate('behind it');
  expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' });
  expect(performance.now() - began).toBeGreaterThan(1500);
  first.end();
  expect((await first.reply).status).toBe(422);
});

test('a writer that hangs is replaced: its user gets an error but isn’t charged, and the next request is served', async () => {
  const app = await startTestApp({ writerPool: await standInWriter({ deadlineMs: 3000, mostWaitingMs: 60_000 }) });
  const user = await signUp(app);
  const hung = await user.generate('hang', 'key-1');
  expect(hung).toMatchObject({ status: 503, body: { code: 'not-finished' } });
  expect(String(hung.body.error)).toContain('it didn’t count');
  expect((await user.generate('next')).body).toMatchObject({ code: 'unclear', message: 'next' });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('the server answers other requests while every writer is busy', async () => {
  const writerPool = await standInWriter({ deadlineMs: 60_000, workers: 2 });
  const app = await startTestApp({ writerPool });
  const user = await signUp(app);
  let answered = 0;
  const hung = ['hang', 'hang 2'].map((request) =>
    user.generate(request).finally(() => {
      answered += 1;
    }),
  );
  await expect.poll(() => writerPool.load().busy).toBe(2);
  for (let index = 0; index < 20; index += 1) expect((await app.call('GET', '/healthz')).status).toBe(200);
  expect(answered).toBe(0);
  await writerPool.close();
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
