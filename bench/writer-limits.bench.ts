// npm run bench -- writer-limits [--all]: the longest requests there can be, made of all pairs of 150 phrases, and workers
// that are ended. Without --all, every fiftieth pair.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createWriterPool, MODEL_FOLDER } from '@hotscribe/writer';
import type { Request } from './quality/quality-types.ts';
import { readJsonLines } from './quality/read-json-lines.ts';
import { middle, writeResults } from './results-page.ts';

const PHRASES = 150;
const WORDS = 5;
const LONGEST = 1000;
const DEADLINE_MS = 3000;
const ENDED = 100;

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const pairs = pairsOf(phrases()).filter((_, index) => values.all || index % 50 === 0);
const pool = createWriterPool({ folder: MODEL_FOLDER, workers: 2 });
await pool.ready;
const held = watchEventLoop();
const answers = await answered(pairs);
const longestHold = held();
await pool.close();
const times = answers.map(({ ms }) => ms);
const inTime = answers.filter(({ isAnswered, ms }) => isAnswered && ms <= DEADLINE_MS).length;
const ended = await endWorkers();

writeResults(
  'writer-limits',
  'Requests of 1,000 characters, each two phrases over and over, two at a time. “In time” is an answer within three seconds. The event loop was asked every 5 ms while they ran. Then real workers were ended in the middle of their work, one after the other.',
  ['what', 'how many', 'of', 'note'],
  [
    ['answered in time', inTime, answers.length, `${((100 * inTime) / answers.length).toFixed(1)}%`],
    ['no answer at all', answers.filter(({ isAnswered }) => !isAnswered).length, answers.length, ''],
    ['milliseconds, median', Math.round(middle(times)), '', `slowest ${Math.round(Math.max(...times))}`],
    ['longest hold of the event loop, ms', Math.round(longestHold), '', ''],
    ['workers ended and replaced', ended.failed, ENDED, `then answered: ${ended.isAnsweredAfter}`],
    ['MB at the end', Math.round(process.memoryUsage().rss / 1e6), '', ''],
  ],
);

function phrases(): string[] {
  const requests = ['short', 'long'].flatMap((name) =>
    readJsonLines<Request>(join(import.meta.dirname, `quality/requests/${name}.jsonl`)),
  );
  const beginnings = requests.map(({ prompt }) => prompt.split(/\s+/).slice(0, WORDS).join(' '));
  return [...new Set(beginnings)].slice(0, PHRASES);
}

function pairsOf(all: readonly string[]): string[] {
  return all.flatMap((one, index) =>
    all.slice(index + 1).map((other) => `${one} ${other} `.repeat(LONGEST).slice(0, LONGEST)),
  );
}

async function answered(requests: readonly string[]): Promise<{ isAnswered: boolean; ms: number }[]> {
  const results: { isAnswered: boolean; ms: number }[] = [];
  const left = requests.values();
  const work = async () => {
    for (const request of left) {
      const began = performance.now();
      const isAnswered = await pool.write(request).then(
        () => true,
        () => false,
      );
      results.push({ isAnswered, ms: performance.now() - began });
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

function watchEventLoop(): () => number {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

async function endWorkers(): Promise<{ failed: number; isAnsweredAfter: boolean }> {
  const hasty = createWriterPool({ folder: MODEL_FOLDER, workers: 1, deadlineMs: 1, mostWaitingMs: 60_000, restMs: 0 });
  let failed = 0;
  for (let at = 0; at < ENDED; at += 1) await hasty.write('F8 opens paint').catch(() => (failed += 1));
  await hasty.close();
  const calm = createWriterPool({ folder: MODEL_FOLDER, workers: 1 });
  const isAnsweredAfter = await calm.write('F8 opens paint').then(({ kind }) => kind === 'script');
  await calm.close();
  return { failed, isAnsweredAfter };
}
