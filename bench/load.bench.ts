// npm run bench -- load: real use at a fixed rate, then ten times too much, then connections that do nothing
// (--seconds 300 --rate 60).
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type LoadedServer, startLoadedServer } from './load/loaded-server.ts';
import { type Answers, openLoop, share, timesOf } from './load/open-loop.ts';
import { openQuietConnections } from './load/quiet-connections.ts';
import { doSomething, type Person, send, settlePeople } from './load/real-use.ts';
import { writeReliability } from './reliability-page.ts';

type Row = [what: string, figure: string];

const IDLE = 5000;
const SLOW = 1000;
const OVERLOAD_SECONDS = 20;
const PROBE_RATE = 10;
const LIMIT_MS = 1000;
const CAPACITY_SECONDS = 5;

let strangers = 0;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, rate: { type: 'string', default: '60' } },
});
const server = await startLoadedServer();
const rows = await tryAll(server).finally(server.stop);
writeReliability({
  title: 'Load',
  command: `npm run bench -- load --seconds ${values.seconds} --rate ${values.rate}`,
  about:
    'One server with its embedded database; load and server share one machine. Open loop: requests leave at a fixed rate, whatever the answers, and times count from when a request was due. Real use is pages, signing in, lists, reading, saving, editing and generating (4%, by the embedded writer), by 40 people. Then sign-ins, the dearest request there is, at ten times the rate that the server can do.',
  head: ['what', 'figure'],
  rows,
});

async function tryAll(running: LoadedServer): Promise<Row[]> {
  const people = await settlePeople(running);
  await openLoop(10, 5, () => doSomething(running.port, people));
  return [
    ...(await tryRealUse(running, people)),
    ...(await tryTooMuch(running, people)),
    ...(await tryQuietConnections(running, people)),
  ];
}

async function tryRealUse({ port, memory }: LoadedServer, people: readonly Person[]): Promise<Row[]> {
  const before = memory();
  const answers = await openLoop(Number(values.rate), Number(values.seconds), () => doSomething(port, people));
  const after = memory();
  const times = timesOf(answers, isAnswer);
  const errors = answers.sent - times.length;
  return [
    [`real use at ${values.rate} requests/s for ${values.seconds} s: answered`, count(times.length)],
    ['… errors (5xx, or no answer)', `${errors}${errors > 0 ? `: ${byStatus(answers)}` : ''}`],
    ['… p50 / p99 / p99.9, ms', spread(times)],
    ['… memory at the start and at the end, MB', `${before} / ${after}`],
  ];
}

/** Sign-ins at ten times what the server can do, while others go on with what they do. */
async function tryTooMuch({ port }: LoadedServer, people: readonly Person[]): Promise<Row[]> {
  const capacity = await signInsPerSecond(port);
  const probe = () => doSomethingCheap(port, people);
  const calm = timesOf(await openLoop(PROBE_RATE, 5, probe), isAnswer);
  const [flood, probes] = await Promise.all([
    openLoop(capacity * 10, OVERLOAD_SECONDS, () => signIn(port)),
    openLoop(PROBE_RATE, OVERLOAD_SECONDS, probe),
  ]);
  const admitted = timesOf(flood, (status) => status === 401);
  const turnedAway = timesOf(flood, (status) => status === 503 || status === 429);
  const recovery = await recoveredAfter(port);
  return [
    ['sign-ins that the server can do in a second', `${capacity}`],
    [`ten times that for ${OVERLOAD_SECONDS} s: sent`, count(flood.sent)],
    ['… done', count(admitted.length)],
    ['… done, p50 / p99 / p99.9, ms', spread(admitted)],
    ['… turned away with 503', count(turnedAway.length)],
    ['… turned away, p50 / p99 / p99.9, ms', spread(turnedAway)],
    ['… neither', `${flood.sent - admitted.length - turnedAway.length}`],
    ['others meanwhile, p50 / p99 / p99.9, ms', spread(timesOf(probes, isAnswer))],
    ['… before, p50 / p99 / p99.9, ms', spread(calm)],
    ['… errors', `${probes.sent - timesOf(probes, isAnswer).length}`],
    ['a sign-in within a second again, seconds after the flood', recovery],
  ];
}

async function tryQuietConnections({ port }: LoadedServer, people: readonly Person[]): Promise<Row[]> {
  const quiet = await openQuietConnections(port, IDLE, SLOW);
  await sleep(1000);
  const open = quiet.open();
  const answers = await openLoop(PROBE_RATE, 20, () => doSomethingCheap(port, people));
  quiet.close();
  const times = timesOf(answers, isAnswer);
  return [
    [`idle (${count(IDLE)}) and slow (${count(SLOW)}) connections that were open`, count(open)],
    ['… others meanwhile, p50 / p99 / p99.9, ms', spread(times)],
    ['… errors', `${answers.sent - times.length}`],
  ];
}

/** Somebody new with an account that does not exist, which takes as long as one that does, and is counted by nobody else's limit. */
async function signIn(port: number): Promise<number> {
  strangers += 1;
  const address = `10.${1 + Math.floor(strangers / 65_536)}.${Math.floor(strangers / 256) % 256}.${strangers % 256}`;
  const body = { email: `stranger${strangers}@example.com`, password: 'walnut7!' };
  const headers = { 'x-forwarded-for': address };
  return (await send(port, { method: 'POST', path: '/api/auth/login', headers, body })).status;
}

async function doSomethingCheap(port: number, people: readonly Person[]): Promise<number> {
  const person = people[strangers % people.length];
  return (await send(port, { method: 'GET', path: '/api/user', ...(person && { headers: person.headers }) })).status;
}

/** How many it does where eight people sign in again and again. */
async function signInsPerSecond(port: number): Promise<number> {
  const until = performance.now() + CAPACITY_SECONDS * 1000;
  let done = 0;
  const person = async () => {
    for (; performance.now() < until; done += 1) await signIn(port);
  };
  await Promise.all(Array.from({ length: 8 }, person));
  return Math.max(1, Math.round(done / CAPACITY_SECONDS));
}

async function recoveredAfter(port: number): Promise<string> {
  const began = performance.now();
  for (;;) {
    const from = performance.now();
    if ((await signIn(port)) === 401 && performance.now() - from < LIMIT_MS) break;
    await sleep(50);
  }
  return ((performance.now() - began) / 1000).toFixed(1);
}

function isAnswer(status: number): boolean {
  return status > 0 && status < 500;
}

function spread(times: readonly number[]): string {
  return [0.5, 0.99, 0.999].map((part) => count(share(times, part))).join(' / ');
}

function byStatus({ byStatus: found }: Answers): string {
  return [...found].map(([status, times]) => `${times.length} × ${status}`).join(', ');
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
