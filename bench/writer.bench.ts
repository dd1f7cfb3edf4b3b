// npm run bench -- writer: how long the embedded writer takes, two requests at a time, and what memory it needs.
import { join } from 'node:path';
import { createWriterPool, MODEL_FOLDER } from '@hotscribe/writer';
import type { Request } from './quality/quality-types.ts';
import { readJsonLines } from './quality/read-json-lines.ts';
import { middle, writeResults } from './results-page.ts';

const WARM_UP = 6;
const started = performance.now();
const pool = createWriterPool({ folder: MODEL_FOLDER, workers: 2 });
await pool.ready;
const loading = performance.now() - started;

const sets = ['short', 'long'].map((name) => ({
  name,
  requests: readJsonLines<Request>(join(import.meta.dirname, `quality/requests/${name}.jsonl`)).map(
    ({ prompt }) => prompt,
  ),
}));
const worst = ['f1 only in notepad ', 'then after 5 seconds ', 'ctrl+a and '].map((row) =>
  row.repeat(99).slice(0, 1000),
);
await timed(sets[0]?.requests.slice(0, WARM_UP) ?? []);
const base = middle(await timed(Array.from({ length: 20 }, () => 'F8 opens paint')));
const rows = [];
for (const { name, requests } of [...sets, { name: 'worst of 1,000 characters', requests: worst }]) {
  const times = (await timed(requests)).toSorted((a, b) => a - b);
  const slowest = times[Math.floor(times.length * 0.99)] ?? 0;
  rows.push([name, times.length, Math.round(middle(times)), Math.round(slowest), (middle(times) / base).toFixed(1)]);
}
const memory = Math.round(process.memoryUsage().rss / 1e6);
await pool.close();

writeResults(
  'writer',
  `Two workers, two requests at a time. Ready ${Math.round(loading)} ms after the start; ${memory} MB for the whole process after all of it. The ratio to the shortest request of the same run is what counts; “F8 opens paint” took ${Math.round(base)} ms.`,
  ['requests', 'how many', 'median ms', 'p99 ms', 'median as ratio to “F8 opens paint”'],
  rows,
);

async function timed(requests: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const left = requests.values();
  const work = async () => {
    for (const request of left) {
      const began = performance.now();
      await pool.write(request);
      times.push(performance.now() - began);
    }
  };
  await Promise.all([work(), work()]);
  return times;
}
