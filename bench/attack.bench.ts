// npm run bench -- attack [--every N] [--keep]: looks for the requests and scripts that take longest to read, made of all pairs of
// what they consist of, and asks a real server whether it is alive while the worst of them run. With --keep, the worst
// fifty of each become the data of the tests that read them.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { check, codeKnobs, explain, factsOf, highlight, parse, recognizeCode, takenKeys } from '@hotscribe/ahk';
import { named } from '../packages/writer/src/named.ts';
import { refusedBecause } from '../packages/writer/src/refused.ts';
import { FRAGMENTS } from './attack/fragments.ts';
import { PHRASES } from './attack/phrases.ts';
import { repeated, type Timed, worstPairs } from './attack/worst-pairs.ts';
import { middle, writeResults } from './results-page.ts';
import { type BenchProduct, serveBenchUser } from './support/bench-user.ts';

const REQUEST = 1000;
/** All pairs of the longest would take hours; what grows faster than its length shows here, and is timed again. */
const SCRIPT = 4000;
const LONG_SCRIPT = 20_000;
const LONGEST_SCRIPT = 100_000;
const KEPT = 50;
const ORDINARY = 'when I press ctrl+alt+n open notepad and type my address, then wait 5 seconds and press enter. ';
const ORDINARY_SCRIPT =
  '^!n::{\n  Run("notepad.exe")\n  if WinWait("ahk_exe notepad.exe", , 5)\n    Send("hello")\n}\n';

const REQUEST_PARTS = { harm: refusedBecause, named, code: recognizeCode };
const SCRIPT_PARTS = {
  check,
  facts: (text: string) => explain(factsOf(parse(text).tree)),
  keys: (text: string) => takenKeys(parse(text).tree),
  knobs: codeKnobs,
  code: recognizeCode,
  highlight,
};

const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, every: { type: 'string', default: '1' } },
});
const search = { most: KEPT, every: Number(values.every) };
const requests = worstPairs(PHRASES, REQUEST_PARTS, { ...search, lengths: [REQUEST, REQUEST] });
const scripts = worstPairs(FRAGMENTS, SCRIPT_PARTS, { ...search, lengths: [SCRIPT, LONG_SCRIPT] });
if (values.keep) {
  keep('../packages/writer/tests/worst-requests.json', requests);
  keep('../packages/ahk/tests/worst-scripts.json', scripts);
}
const alive = await aliveUnderAttack();

writeResults(
  'attack',
  'All pairs of what requests and scripts consist of, over and over. Times are of the processor, in milliseconds, in the slowest part that reads a text; “ordinary” is an everyday text of the same length. Then the worst fifty of both are sent to a real server, scripts of 100,000 characters and all at once, while it is asked every 20 ms whether it is alive.',
  ['what', 'result', 'note'],
  [
    ['pairs of phrases', Math.round(PHRASES.length ** 2 / search.every), `${REQUEST} characters each`],
    ['slowest request, ms', ms(requests[0]), `${say(requests[0])}; the fiftieth ${ms(requests[KEPT - 1])}`],
    ['ordinary request, ms', ordinary(REQUEST_PARTS, ORDINARY, REQUEST), ''],
    [
      'pairs of fragments',
      Math.round(FRAGMENTS.length ** 2 / search.every),
      `${SCRIPT} characters each, the slowest ${LONG_SCRIPT}`,
    ],
    ['slowest script, ms', ms(scripts[0]), `${say(scripts[0])}; the fiftieth ${ms(scripts[KEPT - 1])}`],
    ['ordinary script, ms', ordinary(SCRIPT_PARTS, ORDINARY_SCRIPT, LONG_SCRIPT), ''],
    ['/healthz under attack, ms', alive.median, `99 of 100 within ${alive.most}, slowest ${alive.slowest}`],
    ['/healthz before, ms', alive.before, ''],
    ['answers to the attack', alive.answers, ''],
  ],
);

function keep(file: string, worst: readonly Timed[]): void {
  const rows = worst.map(({ pair }) => `  ${JSON.stringify(pair)}`).join(',\n');
  writeFileSync(join(import.meta.dirname, file), `[\n${rows}\n]\n`);
}

function ms(timed: Timed | undefined): string {
  return (timed?.ms ?? 0).toFixed(1);
}

function say(timed: Timed | undefined): string {
  return timed ? `${timed.part}: \`${JSON.stringify(timed.pair).replaceAll('|', '\\|')}\`` : '';
}

function ordinary(parts: Record<string, (text: string) => unknown>, text: string, length: number): string {
  const [slowest] = worstPairs([text], parts, { lengths: [length, length], most: 1, every: 1 });
  return ms(slowest);
}

async function aliveUnderAttack() {
  const product = await serveBenchUser({ REQUESTS_PER_MINUTE: '1000' });
  try {
    await untilWritersWork(product);
    const before = await healthTimes(product, Promise.resolve(setTimeoutFor(2000)));
    const answers = new Map<number, number>();
    const send = async (path: string, body: object) => {
      const { origin, headers } = product;
      const { status } = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    };
    const attack = Promise.all([
      ...requests.map(({ pair }) => send('/api/scripts/generate', { description: repeated(pair, REQUEST) })),
      ...scripts.map(({ pair }, at) =>
        send('/api/scripts/save', {
          name: `Script ${at}`,
          description: 'x',
          script: repeated(pair, LONGEST_SCRIPT),
        }).then(() => fetch(`${product.origin}/api/scripts/keys`, { headers: product.headers })),
      ),
    ]);
    const during = await healthTimes(product, attack);
    const at = (share: number) => during[Math.min(during.length - 1, Math.floor(during.length * share))] ?? 0;
    return {
      before: middle(before).toFixed(1),
      median: at(0.5).toFixed(1),
      most: at(0.99).toFixed(0),
      slowest: at(1).toFixed(0),
      answers: [...answers].map(([status, count]) => `${count} × ${status}`).join(', '),
    };
  } finally {
    await product.stop();
  }
}

async function healthTimes({ origin }: BenchProduct, until: Promise<unknown>): Promise<number[]> {
  const probe = new Worker(new URL('./attack/health-probe.ts', import.meta.url), {
    workerData: { origin, everyMs: 20 },
  });
  const times = once(probe, 'message') as Promise<[number[]]>;
  await until;
  probe.postMessage('over');
  const [all] = await times;
  return all.sort((one, other) => one - other);
}

/** The writers load their model after the server has started, which keeps both cores busy for seconds. */
async function untilWritersWork({ origin, headers }: BenchProduct): Promise<void> {
  for (;;) {
    const body = JSON.stringify({ description: 'F2 opens Notepad' });
    const { status } = await fetch(`${origin}/api/scripts/generate`, { method: 'POST', headers, body });
    if (status === 200) return;
    await setTimeoutFor(500);
  }
}

function setTimeoutFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
