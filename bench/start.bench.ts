import { spawnSync } from 'node:child_process';
import { serveProduct } from '../e2e/support/serve-product.ts';
import { middle, writeResults } from './results-page.ts';

const ROUNDS = 7;

const bare: number[] = [];
const start: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  bare.push(timed(() => spawnSync(process.execPath, ['-e', '0'])));
  const began = performance.now();
  const product = await serveProduct({}, 'scripts/start.mjs');
  start.push(performance.now() - began);
  await product.stop();
}

writeResults(
  'start',
  'How long `npm start` takes until it is ready when nothing has changed since the last start (without npm itself), beside a Node that does nothing.',
  ['what', 'milliseconds', 'ratio'],
  [
    ['node -e 0', Math.round(middle(bare)), '1.0'],
    ['second start, until ready', Math.round(middle(start)), (middle(start) / middle(bare)).toFixed(1)],
  ],
);

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
