import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { startProcess } from './support/server-process.ts';
import { type Body, bearer, PASSWORD } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase, type TestDatabase } from './support/test-database.ts';

const SECRET = { JWT_SECRET: 'one secret for all of the instances of this test' };
const PATIENT = { timeout: 60_000 };
const JOBS = ['housekeeping', 'provider-sync'];
/** One that each of the jobs looks through. */
const TABLES = ['reports', 'payment_events'];
const ADA = { email: 'ada@example.com', password: PASSWORD };

type Three = { urls: string[]; url: (turn: number) => string };

async function startThree(database: TestDatabase): Promise<Three> {
  const urls = await Promise.all([0, 1, 2].map(() => startProcess(database, SECRET).ready));
  return { urls, url: (turn) => urls[turn % urls.length] ?? '' };
}

async function call(method: string, url: string, { body, token }: { body?: object; token?: string } = {}) {
  const reply = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token && bearer(token)) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Body };
}

/** Notes each time that somebody looks for rows to delete, also where there are none. */
async function noteDeletions(db: Db, table: string): Promise<void> {
  await sql`create table ${sql.table(`deletions_${table}`)} (at timestamptz default now())`.execute(db);
  const body = `begin insert into deletions_${table} default values; return null; end`;
  await sql
    .raw(`create function note_${table}() returns trigger language plpgsql as $$${body}$$;
    create trigger note_${table} after delete on ${table} for each statement execute function note_${table}()`)
    .execute(db);
}

async function deletionsOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql`select at from ${sql.table(`deletions_${table}`)}`.execute(db);
  return rows.length;
}

test.runIf(inject('database') === 'postgres')(
  'when three processes start at the same time, only one does the hourly work',
  async () => {
    const database = await emptyDatabase();
    const db = await openTestDatabase(database);
    for (const table of TABLES) await noteDeletions(db, table);
    await startThree(database);
    // Each process has asked whether it is its turn.
    const asked = () => db.selectFrom('rate_limits').select(['key', 'taken']).where('key', 'like', 'turn:%').execute();
    await expect
      .poll(asked, PATIENT)
      .toEqual(expect.arrayContaining(JOBS.map((job) => ({ key: `turn:${job}`, taken: 3 }))));
    for (const table of TABLES) await expect.poll(() => deletionsOf(db, table), PATIENT).toBe(1);
  },
);

test('a session works on every server process, survives simultaneous refreshes, and ends on all processes at once', async () => {
  const { urls, url } = await startThree(await emptyDatabase());
  const { body: user } = await call('POST', `${url(0)}/api/auth/register`, { body: ADA });
  const race = await Promise.all(
    Array.from({ length: 9 }, (_, turn) =>
      call('POST', `${url(turn)}/api/auth/refresh`, { body: { refreshToken: user.refreshToken } }),
    ),
  );
  expect(race.map(({ status }) => status)).toEqual(race.map(() => 200));
  const tokens = race.map(({ body }) => String(body.accessToken));
  const who = () => Promise.all(tokens.map((token, turn) => call('GET', `${url(turn + 1)}/api/user`, { token })));
  expect((await who()).map(({ body }) => body.email)).toEqual(tokens.map(() => ADA.email));
  expect(new Set(race.map(({ body }) => body.refreshToken)).size).toBe(1);
  const { refreshToken } = race[0]?.body ?? {};
  expect(await call('POST', `${url(1)}/api/auth/logout`, { body: { refreshToken } })).toMatchObject({ status: 200 });
  expect((await who()).map(({ status }) => status)).toEqual(tokens.map(() => 401));
  for (const each of urls) {
    expect(await call('POST', `${each}/api/auth/refresh`, { body: { refreshToken } })).toMatchObject({ status: 401 });
  }
});

test('three server processes share one count of wrong passwords', async () => {
  const { url } = await startThree(await emptyDatabase());
  await call('POST', `${url(0)}/api/auth/register`, { body: ADA });
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, turn) =>
      call('POST', `${url(turn)}/api/auth/login`, { body: { ...ADA, password: `wrong${turn}!` } }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(14);
});

test('a server that’s shutting down answers every request that still reaches it', async () => {
  // A mail server that says nothing, so that stopping takes a while.
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.com', APP_URL: 'http://localhost' };
  const server = startProcess(await emptyDatabase(), mail);
  const url = await server.ready;
  const atWork = once(silent, 'connection');
  await call('POST', `${url}/api/auth/register`, { body: ADA });
  await atWork;
  server.child.kill('SIGTERM');
  await expect.poll(server.output, PATIENT).toContain('Stopping');
  const statuses: number[] = [];
  const ask = () => call('GET', `${url}/api/privacy`).then(({ status }) => statuses.push(status));
  while (await ask().catch(() => undefined)) {}
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await server.ended).toBe(0);
});
