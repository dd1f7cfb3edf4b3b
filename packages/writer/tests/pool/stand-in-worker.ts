// Stands in for the worker that loads the model: does what the request says.
import { parentPort, workerData } from 'node:worker_threads';

if (workerData === 'missing') throw new Error('no model here');

parentPort?.on('message', async ({ given }: { given: string | { wish: string } }) => {
  const request = typeof given === 'string' ? given : given.wish;
  const [word, milliseconds] = request.split(' ');
  if (word === 'hang') for (;;);
  if (word === 'crash') throw new Error('the worker is broken');
  if (word === 'leave') process.exit(0);
  if (word === 'slow') await new Promise((resolve) => setTimeout(resolve, Number(milliseconds)));
  if (word === 'fail') parentPort?.postMessage({ failedAt: 'somewhere' });
  else parentPort?.postMessage({ made: { kind: 'unclear', message: request, suggestions: [] } });
});
parentPort?.postMessage({ ready: true });
