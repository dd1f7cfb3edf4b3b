import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startPatience } from './patience.ts';

test('a wait ends when its time is up', async () => {
  const started = performance.now();
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const patience = startPatience(100, resolve);
  onTestFinished(patience.stop);
  expect(patience.isOver()).toBe(false);
  await over;
  expect(patience.isOver()).toBe(true);
  expect(performance.now() - started).toBeGreaterThan(90);
});

test('an answer that arrives while the process is busy is read before the wait times out', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const patience = startPatience(1000);
  onTestFinished(patience.stop);
  const answer = once(port1, 'message');
  port2.postMessage('here I am');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  await nextTurn();
  await answer;
  expect(patience.isOver()).toBe(false);
});
