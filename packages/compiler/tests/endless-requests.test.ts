import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeEach, expect, onTestFailed, test } from 'vitest';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzabcd'];
const STEP = ', after 5 seconds open paint';
const LATER = ' in 5 minutes';

// Each can be read in more ways than can ever be tried.
const ENDLESS: Readonly<Record<string, string>> = {
  'seven keys, each only in one program': 'f1 only in notepad '.repeat(7),
  'thirty shortcuts on lines that end in blanks': LETTERS.map((letter) => `ctrl+${letter}   \n`).join(''),
  'thirty keys and what they become on lines that end in blanks': LETTERS.map(
    (letter, index) => `f${index + 1} = ${letter}   \n`,
  ).join(''),
  'a key and the arrow keys over and over': `f1 ${'arrow keys '.repeat(40)}`,
  'a key instead of the arrow keys over and over': `use f1 ${'arrow key '.repeat(40)}`,
  'a key that should be over and over': `f1 ${'should be '.repeat(40)}`,
  'all that over and over': `open notepad, ${'all that '.repeat(60)}`,
  'two dozen steps after a while, two dozen times later': `open notepad${STEP.repeat(24)}${LATER.repeat(24)}`,
  'a time of day and many steps after a while': `at 9 pm open notepad${STEP.repeat(20)}${LATER.repeat(20)}`,
  'steps that are repeated and repeated, much later': `open notepad${`${STEP}, do that 10 times`.repeat(15)}${LATER.repeat(15)}`,
};

// In a thread of its own, which can be ended: in this one it would keep the whole run from ever finishing.
let worker: Worker | undefined;

async function startWorker(): Promise<void> {
  if (worker) return;
  worker = new Worker(new URL('./answer-in-worker.ts', import.meta.url), { execArgv: [] });
  await answerTo('ctrl+n opens notepad');
}

async function endWorker(): Promise<void> {
  await worker?.terminate();
  worker = undefined;
}

async function answerTo(request: string): Promise<unknown> {
  if (!worker) return 'nobody there';
  worker.postMessage(request);
  const [kind] = await once(worker, 'message');
  return kind;
}

// Loading takes long on a busy machine, and is no part of answering.
beforeEach(startWorker, 60_000);
afterAll(endWorker);

test.each(Object.entries(ENDLESS))('a request with %s is answered', async (_name, request) => {
  onTestFailed(endWorker);
  expect(await answerTo(request)).toMatch(/^(?:script|unclear|refused|out-of-scope)$/);
});
