// Stands in for the worker that loads the model: does what the request says.
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

if (workerData === 'missing') throw new Error('no model here');

parentPort?.on('message', async ({ given }: { given: string | { wish: string } }) => {
  const request = typeof given === 'string' ? given : given.wish;
  const [word, milliseconds] = request.split(' ');
  if (word === 'hang') for (;;);
  if (word === 'crash') throw new Error('the worker is broken');
  if (word === 'leave') process.exit(0);
  if (word === 'slow') await setTimeout(Number(milliseconds));
  // For a test that decides itself when it is done, by removing it.
  if (word === 'while') while (existsSync(request.slice('while '.length))) await setTimeout(20);
  // As the model does: nothing can end it meanwhile without harm.
  if (word === 'finish') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    writeFileSync(request.slice('finish '.length), 'done');
  }
  if (word === 'fail') parentPort?.postMessage({ failedAt: 'somewhere' });
  else parentPort?.postMessage({ made: { kind: 'unclear', message: request, suggestions: [] } });
});
parentPort?.postMessage({ ready: true });
