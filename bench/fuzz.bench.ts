// npm run bench -- fuzz [--calls 50000] [--seed 1] [--database sqlite|postgres] [--minutes 30]: calls made up from the
// API document that the server itself serves, on both databases. Ends with 1 where one of them broke something.
import { parseArgs } from 'node:util';
import { serveProduct } from '../e2e/support/serve-product.ts';
import { startPostgres } from '../packages/server/tests/support/start-postgres.ts';
import { type Findings, findings, listed } from './fuzz/findings.ts';
import { type Call, makeCall } from './fuzz/make-call.ts';
import { readApi } from './fuzz/operations.ts';
import { type People, type Person, people } from './fuzz/people.ts';
import { type Random, seeded } from './fuzz/random.ts';
import { sendBytes, sendCall } from './fuzz/send-call.ts';
import { keepSection } from './results-page.ts';

const AT_ONCE = 12;
const ADMIN = { email: 'admin@example.com', password: 'mahogany9!' };
const NOBODY: Person = { token: '', known: { ids: {}, texts: {} } };

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string' },
    minutes: { type: 'string', default: '600' },
  },
});
const total = Number(values.calls);
const seed = Number(values.seed);
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const databases = values.database ? [values.database] : ['sqlite', 'postgres'];
const rows: string[] = [];
let broken = 0;
console.log(`seed ${seed}: repeat with npm run bench -- fuzz --calls ${total} --seed ${seed}`);
// Both at once: most of the time each waits for its own server.
await Promise.all(databases.map(fuzz));
if (databases.length === 2) keepSection('RELIABILITY', 'Fuzz from the API document', section());
process.exitCode = broken === 0 ? 0 : 1;

async function fuzz(database: string): Promise<void> {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const product = await serveProduct({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    TRUST_PROXY: '1',
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  try {
    await callAll(database, product.url.replace('localhost', '127.0.0.1'));
  } finally {
    await product.stop();
    await postgres?.stop();
  }
}

async function callAll(database: string, origin: string): Promise<void> {
  const { document, operations } = await readApi(origin);
  const found = findings(document);
  const crew = people(origin, ADMIN);
  await crew.user();
  const began = performance.now();
  let made = 0;
  const left = Array.from({ length: total }, (_, index) => index).values();
  const work = async () => {
    for (const index of left) {
      if (performance.now() > endsAt) return;
      made += 1;
      // Each call has numbers of its own, whichever of those at work makes it.
      const random = seeded(seed * 1_000_003 + index);
      if (random.chance(0.02)) await sendOdd(origin, random, index, found);
      else await sendOne(origin, random, index, found, crew, operations);
      if (index % 5000 === 4999) console.log(`${database}: ${index + 1} calls`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = Math.round((performance.now() - began) / 1000);
  const isAlive = await fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  report(database, made, found, isAlive, seconds);
}

async function sendOdd(origin: string, random: Random, index: number, found: Findings): Promise<void> {
  const { sent, ...outcome } = await sendBytes(origin, random);
  found.note(index, { sent }, outcome);
}

async function sendOne(
  origin: string,
  random: Random,
  index: number,
  found: Findings,
  crew: People,
  operations: Awaited<ReturnType<typeof readApi>>['operations'],
): Promise<void> {
  const who = random.pick(['user', 'user', 'user', 'admin', 'admin', 'nobody', 'odd'] as const);
  const person = who === 'user' ? await crew.user() : who === 'admin' ? await crew.admin() : NOBODY;
  const call: Call = makeCall(random, operations, person.known);
  const token = who === 'odd' ? oddToken(random) : person.token && `Bearer ${person.token}`;
  if (token) call.headers.authorization = token;
  const outcome = await sendCall(origin, call);
  found.note(index, call, outcome);
  if (outcome.kind === 'answered' && outcome.status === 401 && person.token) crew.left(person.token);
}

function oddToken(random: Random): string {
  return random.pick([
    'Bearer',
    'Bearer x.y.z',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    `Bearer ${'a'.repeat(5000)}`,
    'Basic YTpi',
    'Bearer \xff\xff',
    'bearer  two spaces',
  ]);
}

function report(database: string, made: number, found: Findings, isAlive: boolean, seconds: number): void {
  const { failures, hung, undocumented } = found;
  broken += failures.length + hung.length + undocumented.length + (isAlive ? 0 : 1);
  const meant = found.unavailable().map(([code, times]) => `${code} ${times}`);
  console.log(`\n${database}: ${made} calls in ${seconds} s; ready afterwards: ${isAlive}`);
  console.log(
    found
      .statuses()
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  );
  for (const [title, all] of Object.entries({ failures, hung, undocumented })) {
    console.log(`${title}: ${all.length}`, ...listed(all).map((line) => `\n  ${line}`));
  }
  rows.push(
    `| ${database} | ${made} | ${seconds} | ${failures.length} | ${meant.join(', ') || 'none'} | ${hung.length} | ${undocumented.length} | ${isAlive ? 'yes' : 'no'} |`,
    `Statuses on ${database}: ${found
      .statuses()
      .map(([status, times]) => `${status} × ${times}`)
      .join(', ')}.`,
  );
}

function section(): string {
  const table = rows.filter((row) => row.startsWith('|'));
  return [
    `\`npm run bench -- fuzz --calls ${total} --seed ${seed}\`: calls made up from \`/api/openapi.json\`, as nobody, as users, as an admin and with odd tokens: right, nearly right, of wrong types, huge, with NUL and half characters, with names of the prototype, as bad JSON, of wrong content types, with odd headers, methods, addresses and cookies, and bytes that are hardly HTTP. Payments by the sandbox, mail to the outbox. “Meant” are answers with 503 and a code that says to come back.`,
    '',
    '| database | calls | seconds | 5xx | meant | hung | not as documented | ready afterwards |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...table,
    '',
    ...rows.filter((row) => !row.startsWith('|')),
  ].join('\n');
}
