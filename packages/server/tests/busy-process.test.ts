import { expect, test } from 'vitest';
import { bearer, type Reply, startTestApp, type TestApp } from './support/test-app.ts';

const ALL_CONNECTIONS = 10;

test('after being busy for several seconds, the server answers every request that was waiting for the database', async () => {
  const app = await startTestApp();
  const headers = bearer((await app.register()).accessToken);
  const replies = await repliesAfter(app, 6000, () =>
    Array.from({ length: 64 }, () => app.call('GET', '/api/user', { headers })),
  );
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
});

test('after being busy for several seconds, the server doesn’t report the database as down', async () => {
  const app = await startTestApp();
  const replies = await repliesAfter(app, 2500, () => [app.call('GET', '/readyz')]);
  expect(replies).toMatchObject([{ status: 200, body: { database: 'ok' } }]);
});

/** The replies to calls that wait for a connection to the database when the server becomes busy. */
async function repliesAfter(app: TestApp, busyMs: number, ask: () => Promise<Reply>[]): Promise<Reply[]> {
  const { promise: given, resolve: giveBack } = Promise.withResolvers<void>();
  const taken = Array.from({ length: ALL_CONNECTIONS }, () => app.db.connection().execute(() => given));
  const calls = ask();
  // It needs no database: once it is answered, those that were sent before it have arrived.
  await app.call('GET', '/healthz');
  giveBack();
  keepBusy(busyMs);
  await Promise.all(taken);
  return Promise.all(calls);
}

// As loading code does on a machine that has other things to do: time goes on and nothing is read.
function keepBusy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
