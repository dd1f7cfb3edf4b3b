// npm run bench -- model [--scale N]: what a good model answers, replayed at several speeds through the whole server.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type Asking,
  callsSent,
  type Got,
  generate,
  generateWithReload,
  isRight,
  jobEnded,
  post,
  register,
  type User,
} from './model/browser-like.ts';
import { startReplayingProvider } from './model/replaying-provider.ts';
import { type Reply, readReplies } from './model/replies.ts';
import { serveScaled } from './model/scaled-product.ts';
import { middle, writeResults } from './results-page.ts';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '5' } } });
const SCALE = Number(values.scale);
const AT_A_TIME = 12;
const MOST_LOST = 0.01;
const FIRST_TOKEN_MS = 800;
const POLL_MS = 1000 / SCALE;
const SPEEDS = [
  { name: '100 tokens/s', tokensPerSecond: 100, thinkingMs: 0 },
  { name: '60 tokens/s', tokensPerSecond: 60, thinkingMs: 0 },
  { name: '40 tokens/s', tokensPerSecond: 40, thinkingMs: 0 },
  { name: '25 tokens/s', tokensPerSecond: 25, thinkingMs: 0 },
  { name: '25 s of thinking, then 60 tokens/s', tokensPerSecond: 60, thinkingMs: 25_000 },
];
type Speed = (typeof SPEEDS)[number];
type Case = Reply & { user: User };
/** One way of asking: whatever the user goes through, it ends with what they got. */
type Way = (each: Case) => Promise<Got[]>;

const replies = readReplies();
const provider = await startReplayingProvider(new Map(replies.map(({ request, answer }) => [request, answer])));
const product = await serveScaled(provider.baseUrl, SCALE);
const cases: Case[] = [];
for (const [index, reply] of replies.entries()) {
  cases.push({ ...reply, user: await register(product.url, product.database, `user-${index}@example.com`) });
}
const rows: (string | number)[][] = [];
let isGood = true;

const asking = ({ request }: Case): Asking => ({ description: request, pollMs: POLL_MS });
const plainly: Way = async (each) => [await generate(each.user, asking(each))];
const withReload: Way = async (each) => [await generateWithReload(each.user, asking(each), 2500 / SCALE)];
const inTwoTabs: Way = async (each) => {
  const key = randomUUID();
  return Promise.all([
    generate(each.user, { ...asking(each), key }),
    setTimeout(1000 / SCALE).then(() => generate(each.user, { ...asking(each), key })),
  ]);
};

try {
  // The first request loads the writer, which is no request's cost.
  await plainly(cases[0] as Case);
  for (const speed of SPEEDS) await measure(speed.name, speed, plainly, cases);
  const some = cases.filter((_, index) => index % 2 === 0);
  const slow = SPEEDS[3] as Speed;
  await measure('25 tokens/s, each page reloaded', slow, withReload, some);
  await measure('25 tokens/s, in two tabs at once', slow, inTwoTabs, some);
  await restart(slow, cases.filter(({ right }) => right.kind === 'script').slice(-AT_A_TIME));
} finally {
  await product.stop();
  provider.stop();
}

writeResults(
  'model',
  `What a good model answers to ${replies.length} requests (scripts of ${shortest()} to ${longest()} lines, and ${replies.filter(({ right }) => right.kind !== 'script').length} declines), replayed at a given speed, ${FIRST_TOKEN_MS} ms to the first token, ${AT_A_TIME} users at a time, through the whole server over HTTP. All times are divided by ${SCALE}, those of the server, too. “Lost” is a right answer that did not reach its user line for line, or as a decline of its kind; “seconds” are those of the model's time. “Main thread” is the processor time of the server's event loop meanwhile (HTTP, database, the stream, the checks, the page asking for its job), per answer and per HTTP request.`,
  [
    'model',
    'asked',
    'right',
    'lost',
    'charged wrongly',
    'asked again with the same key',
    'answered at once',
    'seconds, median',
    'slowest',
    'calls of the model',
    'main thread, ms per answer',
    'ms per HTTP request',
  ],
  rows,
  'model-path',
);
process.exitCode = isGood ? 0 : 1;

async function measure(
  name: string,
  { tokensPerSecond, thinkingMs }: Speed,
  way: Way,
  asked: readonly Case[],
): Promise<void> {
  provider.setPace({
    firstTokenMs: FIRST_TOKEN_MS / SCALE,
    tokensPerSecond: tokensPerSecond * SCALE,
    thinkingMs: thinkingMs / SCALE,
  });
  const before = asked.map(({ user }) => charged(user));
  const calls = provider.calls();
  const busy = await product.busyMs();
  const sent = callsSent();
  const seconds: number[] = [];
  const lost: string[] = [];
  let again = 0;
  const left = asked.values();
  const work = async () => {
    for (const each of left) {
      const began = performance.now();
      const got = await way(each);
      seconds.push(((performance.now() - began) * SCALE) / 1000);
      again += got.filter(({ isAskedAgain }) => isAskedAgain).length;
      if (!got.every((one) => isRight(one, each.right))) lost.push(told(each, got));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const busyMs = (await product.busyMs()) - busy;
  const wrongly = asked.filter(
    ({ user, right }, index) => charged(user) - (before[index] ?? 0) !== Number(right.kind === 'script'),
  );
  for (const each of lost) console.log(`${name}: ${each}`);
  report(name, {
    asked: asked.length,
    lost: lost.length,
    wrongly: wrongly.length,
    again,
    seconds,
    calls: provider.calls() - calls,
    busyMs,
    sent: callsSent() - sent,
  });
}

/** All at once, and the server crashes in the middle: nothing is charged, and who asks again gets it. */
async function restart(speed: Speed, asked: readonly Case[]): Promise<void> {
  provider.setPace({ firstTokenMs: 0, tokensPerSecond: speed.tokensPerSecond * SCALE, thinkingMs: 25_000 / SCALE });
  const before = asked.map(({ user }) => charged(user));
  const calls = provider.calls();
  const keys = asked.map(() => randomUUID());
  const begun = asked.map(({ user, request }, index) => post(user, request, keys[index] ?? '').catch(() => undefined));
  await setTimeout(12_000 / SCALE);
  await product.crash();
  await Promise.all(begun);
  const found = await Promise.all(asked.map(({ user }) => jobEnded(user, 'current', POLL_MS)));
  const unsaid = found.filter(({ body }) => body.job?.state !== 'interrupted' || !body.error).length;
  const early = asked.filter(({ user }, index) => charged(user) !== before[index]).length;
  const began = performance.now();
  const got = await Promise.all(
    asked.map((each, index) => generate(each.user, { ...asking(each), key: keys[index] ?? '' })),
  );
  const seconds = got.map(() => ((performance.now() - began) * SCALE) / 1000);
  const lost = asked.filter((each, index) => !isRight(got[index] ?? { status: 0, body: {} }, each.right)).length;
  const wrongly = asked.filter(({ user }, index) => charged(user) - (before[index] ?? 0) !== 1).length;
  report('25 tokens/s, the server crashes and is asked again', {
    asked: asked.length,
    lost: lost + unsaid,
    wrongly: wrongly + early,
    again: asked.length,
    seconds,
    calls: provider.calls() - calls,
  });
}

type Figures = {
  asked: number;
  lost: number;
  wrongly: number;
  again: number;
  seconds: number[];
  calls: number;
  busyMs?: number;
  sent?: number;
};

function report(name: string, { asked, lost, wrongly, again, seconds, calls, busyMs, sent = 1 }: Figures): void {
  isGood &&= lost <= asked * MOST_LOST && wrongly === 0;
  const atOnce = seconds.filter((each) => each < 7).length;
  const row = [
    name,
    asked,
    asked - lost,
    lost,
    wrongly,
    again,
    atOnce,
    middle(seconds).toFixed(1),
    Math.max(...seconds).toFixed(1),
    calls,
    busyMs === undefined ? '–' : (busyMs / asked).toFixed(1),
    busyMs === undefined ? '–' : (busyMs / sent).toFixed(1),
  ];
  rows.push(row);
  console.log(row.join(' | '));
}

function charged({ id }: User): number {
  const row = product.database.prepare('select scripts_generated as count from users where id = ?').get(id);
  return Number(row?.count);
}

function told({ request, right }: Case, got: readonly Got[]): string {
  const { status, body } = got.find((one) => !isRight(one, right)) ?? { status: 0, body: {} };
  return `${right.kind} became ${status} ${body.kind ?? body.writer ?? ''} ${body.error ?? ''}: ${request.slice(0, 80)}`;
}

function lines(): number[] {
  return replies.flatMap(({ right }) => (right.kind === 'script' ? right.script.split('\n').length : []));
}
function shortest(): number {
  return Math.min(...lines());
}
function longest(): number {
  return Math.max(...lines());
}
