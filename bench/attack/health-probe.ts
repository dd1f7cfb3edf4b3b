import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// In a thread of its own: the thread that sends the attack is busy, and would be late to look at the clock.
const { origin, everyMs } = workerData as { origin: string; everyMs: number };
const times: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const began = performance.now();
  const reply = await fetch(`${origin}/healthz`);
  await reply.text();
  times.push(performance.now() - began);
  await setTimeout(everyMs);
}
parentPort?.postMessage(times);
