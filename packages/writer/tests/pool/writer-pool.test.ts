import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createWriterPool, type PoolOptions, WriterBusy, WriterFailed } from '#pool/writer-pool.ts';

const STAND_IN = new URL('./stand-in-worker.ts', import.meta.url);

function open(options: Partial<PoolOptions> = {}) {
  const failures: string[] = [];
  const pool = createWriterPool({
    folder: 'none',
    program: STAND_IN,
    mostLoadingMs: 60_000,
    onFailure: (why) => failures.push(why),
    ...options,
  });
  onTestFinished(() => pool.close());
  return { pool, failures };
}

const answerTo = (request: string) => ({ kind: 'unclear', message: request, suggestions: [] });

test('requests that arrive before a worker is ready wait for it and are answered', async () => {
  const { pool } = open();
  const requests = ['one', 'two', 'three', 'four'];
  expect(await Promise.all(requests.map(pool.write))).toEqual(requests.map(answerTo));
});

test('a model trained to change programs handles both new requests and changes; other models don’t offer changes', async () => {
  const { pool } = open({ workers: 1, folder: learnedToRevise() });
  const [answer, revision] = await Promise.all([
    pool.write('one'),
    pool.revise?.({ program: 'key f8: beep', wish: 'make it f9' }),
  ]);
  expect(answer).toEqual(answerTo('one'));
  expect(revision).toMatchObject({ message: 'make it f9' });
  expect(open().pool.revise).toBeUndefined();
});

function learnedToRevise(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'vocabulary.json'), JSON.stringify({ tokens: ['<change>'] }));
  return folder;
}

test('a caller who arrives when the queue is full is rejected immediately, and the others are served', async () => {
  const { pool } = open({ workers: 1, mostWaiting: 3, mostWaitingMs: 60_000 });
  await pool.ready;
  const taken = Array.from({ length: 4 }, (_, index) => pool.write(`slow 100 ${index}`));
  await expect(pool.write('one too many')).rejects.toThrow(WriterBusy);
  expect(await Promise.all(taken)).toHaveLength(4);
});

test('a caller who has waited too long is told to try again later', async () => {
  const { pool } = open({ workers: 1, mostWaitingMs: 200 });
  await pool.ready;
  const first = pool.write('slow 2000');
  await expect(pool.write('behind it')).rejects.toThrow(WriterBusy);
  expect(await first).toEqual(answerTo('slow 2000'));
});

test('a worker that hangs is stopped at its deadline and replaced, and the requests behind it are served', async () => {
  const { pool, failures } = open({ workers: 1, deadlineMs: 300, mostWaitingMs: 60_000 });
  await pool.ready;
  const hung = expect(pool.write('hang')).rejects.toThrow(WriterFailed);
  const behind = pool.write('behind it');
  await hung;
  expect(await behind).toEqual(answerTo('behind it'));
  expect(failures).toEqual(['took too long']);
});

test('the main process stays responsive while every worker hangs', async () => {
  const { pool } = open({ deadlineMs: 400 });
  await pool.ready;
  const hung = ['hang', 'hang'].map((request) => expect(pool.write(request)).rejects.toThrow(WriterFailed));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  await Promise.all(hung);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test.each(['crash', 'leave'])('a worker is replaced if a request makes it %s', async (request) => {
  const { pool } = open({ workers: 1, mostWaitingMs: 60_000 });
  await pool.ready;
  await expect(pool.write(request)).rejects.toThrow(WriterFailed);
  expect(await pool.write('next')).toEqual(answerTo('next'));
});

test('a request that fails doesn’t affect the next one', async () => {
  const { pool, failures } = open({ workers: 1 });
  await expect(pool.write('fail')).rejects.toThrow(WriterFailed);
  expect(await pool.write('next')).toEqual(answerTo('next'));
  expect(failures).toEqual(['failed: somewhere']);
});

test('workers that can’t start are retried now and then, and callers don’t wait forever', async () => {
  const { pool, failures } = open({ folder: 'missing', workers: 1, restMs: 100, mostLoadingMs: 1000 });
  await expect(pool.write('anything')).rejects.toThrow(WriterBusy);
  await expect.poll(() => failures.length).toBeGreaterThan(1);
  expect(failures[0]).toContain('stand-in-worker.ts');
  expect(failures.join()).not.toContain('no model here');
});

test('closing the pool sends an error to everyone still waiting', async () => {
  const { pool } = open({ workers: 1, mostWaitingMs: 60_000 });
  await pool.ready;
  const ends = ['slow 60000', 'behind it'].map((request) => pool.write(request).catch((error: Error) => error));
  await pool.close();
  const [working, waiting] = await Promise.all(ends);
  expect(working).toBeInstanceOf(WriterFailed);
  expect(waiting).toBeInstanceOf(WriterBusy);
  await expect(pool.write('late')).rejects.toThrow(WriterBusy);
});

test('a worker past its deadline finishes its current step, because stopping it midway would crash the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-late-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { pool } = open({ workers: 1, deadlineMs: 100, mostWaitingMs: 60_000 });
  await pool.ready;
  const late = pool.write(`finish ${join(folder, 'one')}`);
  await expect(late).rejects.toThrow(WriterFailed);
  // Another worker has taken its place meanwhile, and the late one is waited for when all of them go.
  const leaving = pool.write(`finish ${join(folder, 'two')}`);
  await expect(leaving).rejects.toThrow(WriterFailed);
  await pool.close();
  expect(readdirSync(folder).sort()).toEqual(['one', 'two']);
});
