import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { silenceAlarm } from './silence-alarm.ts';

test('a model that sends nothing is found to be silent', async () => {
  const { signal, stop } = silenceAlarm(100);
  onTestFinished(stop);
  expect(signal.aborted).toBe(false);
  await once(signal, 'abort');
});

test('a model isn’t taken for silent because this process was too busy to listen', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const alarm = silenceAlarm(1000);
  onTestFinished(alarm.stop);
  port1.on('message', alarm.heard);
  for (const busyMs of [1500, ...Array(12).fill(150)]) {
    // In a turn that ends with timers: those are looked at before what has arrived.
    await nextTurn();
    const word = once(port1, 'message');
    port2.postMessage('a word');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs);
    await word;
  }
  expect(alarm.signal.aborted).toBe(false);
});
