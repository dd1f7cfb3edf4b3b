import { middle, writeResults } from './results-page.ts';
import { type BenchProduct, fillScripts, serveBenchUser } from './support/bench-user.ts';

const ROUNDS = 200;
const WARM_UP = 30;

const small = await serveBenchUser();
fillScripts(small, 1000, 'user');
const others = await serveBenchUser();
fillScripts(others, 1000, 'user');
fillScripts(others, 99_000, 'others');
const large = await serveBenchUser();
fillScripts(large, 100_000, 'user');

const TABLES = {
  '1,000 scripts, all of this user': small,
  '100,000 scripts, 1,000 of this user': others,
  '100,000 scripts, all of this user': large,
};
const CALLS = {
  'first page': '/api/scripts/history',
  'a page in the middle': `/api/scripts/history?cursor=${cursorAt(500)}`,
};
const measured = new Map<string, number[]>();

// One after the other within each round, so that a busy neighbour on the machine slows each of them alike.
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
  for (const [call, path] of Object.entries(CALLS)) {
    for (const [table, product] of Object.entries(TABLES)) {
      const took = await timed(product, path);
      const key = `${call} | ${table}`;
      if (round >= WARM_UP) measured.set(key, [...(measured.get(key) ?? []), took]);
    }
  }
}
await Promise.all([small.stop(), others.stop(), large.stop()]);

writeResults(
  'history',
  'How long a page of 50 saved scripts takes, from the request to the last byte, one request at a time, embedded database. The ratio to the small table of the same run is what counts.',
  ['call', 'scripts in the table', 'middle ms', 'p99 ms', 'ratio to 1,000'],
  Object.keys(CALLS).flatMap((call) => {
    const base = middle(measured.get(`${call} | ${Object.keys(TABLES)[0]}`) ?? []);
    return Object.keys(TABLES).map((table) => {
      const times = measured.get(`${call} | ${table}`) ?? [];
      return [call, table, middle(times).toFixed(2), p99(times).toFixed(2), (middle(times) / base).toFixed(2)];
    });
  }),
);

async function timed({ origin, headers }: BenchProduct, path: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(origin + path, { headers });
  const { scripts } = (await reply.json()) as { scripts: unknown[] };
  if (scripts.length !== 50) throw new Error(`${path} gave ${scripts.length} scripts`);
  return performance.now() - began;
}

function cursorAt(createdAt: number): string {
  return Buffer.from(`${createdAt} 00000000-0000-0000-0000-000000000000`).toString('base64url');
}

function p99(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
}
