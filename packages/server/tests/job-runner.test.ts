import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { JOB_TIMES, jobRunner } from '#features/scripts/job-runner.ts';
import { migratedDatabase, openTestDatabase } from './support/test-database.ts';

test('a request for a job that’s still being stored waits until the job finishes', async () => {
  const db = await openTestDatabase(await migratedDatabase());
  const jobs = jobRunner({ db, now: Date.now, log: fastify().log, times: JOB_TIMES });
  const stored = Promise.withResolvers<boolean>();
  const written = Promise.withResolvers<void>();
  const begun = jobs.start(
    'a-job',
    () => stored.promise,
    () => written.promise,
  );
  const order: string[] = [];
  const waited = jobs.waitFor('a-job', new AbortController().signal).then(() => order.push('answered'));
  stored.resolve(true);
  expect(await begun).toBe(true);
  setImmediate(() => {
    order.push('written');
    written.resolve();
  });
  await waited;
  expect(order).toEqual(['written', 'answered']);
  await jobs.close();
});
