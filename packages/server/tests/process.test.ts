import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startProcess } from './support/server-process.ts';
import { PASSWORD } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'long enough to be the secret of a production' };
const LIVE = { ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_live_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_hidden' };
const PATIENT = { timeout: 10_000 };

test('five server instances that start at the same time and share one database all become ready, with one admin and one set of plans', async () => {
  const database = await emptyDatabase();
  const instances = Array.from({ length: 5 }, () => startProcess(database));
  await Promise.all(instances.map((instance) => instance.ready));
  const announced = instances.filter((instance) => instance.output().includes('shown only once'));
  expect(announced).toHaveLength(1);
  const db = await openTestDatabase(database);
  const admins = await db.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  expect(admins).toEqual([{ email: 'admin@hotscribe.local' }]);
  const plans = await db.selectFrom('plans').select('plan_type').orderBy('plan_type').execute();
  expect(plans).toEqual([{ plan_type: 'monthly' }, { plan_type: 'per-script' }]);
});

test('the generated admin password works for signing in and isn’t shown again on later starts', async () => {
  const database = await emptyDatabase();
  const first = startProcess(database);
  const url = await first.ready;
  const [, password] = /only once: (\S+)/.exec(first.output()) ?? [];
  const reply = await signIn(url, 'admin@hotscribe.local', password ?? '');
  expect(reply).toMatchObject({ user: { role: 'admin' } });
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startProcess(database);
  await second.ready;
  expect(second.output()).not.toContain('password');
});

test('ADMIN_EMAIL and ADMIN_PASSWORD set up the first admin, and the password isn’t printed', async () => {
  const server = startProcess(await emptyDatabase(), { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'chosen1!' });
  expect(await signIn(await server.ready, 'boss@example.com', 'chosen1!')).toMatchObject({ user: { role: 'admin' } });
  expect(server.output()).not.toContain('chosen1!');
});

test('on Ctrl+C, the server finishes the request in progress, closes the database, and exits with code 0', async () => {
  const database = await emptyDatabase();
  const server = startProcess(database, { LOG_LEVEL: 'info' });
  const { port } = new URL(await server.ready);
  const socket = connect(Number(port), '127.0.0.1');
  const body = JSON.stringify({ email: 'ada@example.com', password: PASSWORD });
  const head = `POST /api/auth/register HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  await expect.poll(server.output, PATIENT).toContain('incoming request');
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  await expect.poll(server.output, PATIENT).toContain('Stopping');
  socket.write(body.slice(10));
  const [reply] = (await once(socket, 'data')) as [Buffer];
  expect(String(reply)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('Hotscribe has stopped.');
  const db = await openTestDatabase(database);
  expect(await db.selectFrom('users').select('email').where('role', '=', 'user').execute()).toEqual([
    { email: 'ada@example.com' },
  ]);
});

test('if the port is in use, the server prints one clear line and exits with code 1', async () => {
  const port = await takenPort();
  const server = startProcess(await emptyDatabase(), { PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output().trim()).toBe(
    `Port ${port} is already in use. Stop the other program, or choose another port, for example PORT=${port + 1}.`,
  );
});

test('if the database accepts connections but never answers, the server prints one clear line and exits with code 1', async () => {
  const port = await takenPort();
  const server = startProcess(await emptyDatabase(), {
    DATABASE_URL: `postgres://someone:hidden@127.0.0.1:${port}/db`,
  });
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  expect(server.output()).toContain(`Cannot reach the database at postgres://127.0.0.1:${port}/db: `);
  expect(server.output()).not.toContain('hidden');
});

test.each([
  [{ DATA_DIR: '/dev/null/x' }, 'Cannot write to DATA_DIR (/dev/null/x): part of the path is a file, not a folder.'],
  [{ DATA_DIR: '/proc/x/y' }, 'Cannot write to DATA_DIR (/proc/x/y): the path does not exist.'],
  [
    { DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/db' },
    'Cannot reach the database at postgres://127.0.0.1:1/db: connection refused.',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'The configuration isn’t valid: DATABASE_URL must start with postgres://'],
  [{ PORT: 'eighty' }, 'The configuration isn’t valid: PORT must be a number'],
  [{ ADMIN_PASSWORD: 'weak' }, 'The configuration isn’t valid: ADMIN_PASSWORD Password must contain'],
  [{ NODE_ENV: 'production' }, 'In production, JWT_SECRET must be set'],
  [
    { ...PRODUCTION, PAYMENTS: 'sandbox' },
    'PAYMENTS=sandbox takes no real money. In production, set PAYMENTS=stripe with',
  ],
  [PRODUCTION, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing. In production, set PAYMENTS=stripe with'],
  [
    { ...LIVE, STRIPE_API_URL: 'http://localhost:1' },
    'STRIPE_API_URL would send a live STRIPE_SECRET_KEY to another host',
  ],
  [{ STRIPE_SECRET_KEY: 'pk_live_hidden' }, 'STRIPE_SECRET_KEY must be a secret key'],
  [{ LLM_BASE_URL: 'localhost:11434' }, 'LLM_BASE_URL must be an address such as https://api.openai.com/v1'],
  [{ LLM_BASE_URL: 'https://me:hidden@example.com/v1', LLM_MODEL: 'm' }, 'LLM_BASE_URL must not contain a user name'],
  [{ LLM_BASE_URL: 'https://example.com/v1', LLM_API_KEY: 'hidden' }, 'To use a language model, set LLM_MODEL too'],
  [{ LLM_API_KEY: 'hidden' }, 'To use a language model, set LLM_BASE_URL and LLM_MODEL too'],
  [{ LLM_BASE_URL: 'http://x/v1', LLM_MODEL: 'm', LLM_API_KEY: 'hidden two' }, 'LLM_API_KEY must be one ASCII word'],
])('starting the server with %j prints one clear line and exits with code 1', async (env, line) => {
  const server = startProcess(await emptyDatabase(), env);
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  expect(server.output()).toContain(line);
  expect(server.output()).not.toContain('hidden');
});

test('the file with the generated signing secret can be read only by its owner', async () => {
  const database = await emptyDatabase();
  await startProcess(database).ready;
  expect(statSync(join(database.dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
});

test.runIf(inject('database') === 'sqlite')(
  'only the files’ owner can read the database, even if its folder or files were open to others',
  async () => {
    const database = await emptyDatabase();
    chmodSync(database.dataDir, 0o755);
    const files = ['hotscribe.sqlite', 'hotscribe.sqlite-wal', 'hotscribe.sqlite-shm'];
    const modes = () => files.map((name) => statSync(join(database.dataDir, name)).mode & 0o777);
    const db = await openTestDatabase(database);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    for (const name of files) chmodSync(join(database.dataDir, name), 0o644);
    await openTestDatabase(database);
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
    await db.destroy();
  },
);

test('npm run admin grants and revokes the admin role, but never takes it from the last admin', async () => {
  const database = await emptyDatabase();
  const server = startProcess(database);
  const url = await server.ready;
  await fetch(`${url}/api/auth/register`, json({ email: 'ada@example.com', password: PASSWORD }));
  const admin = async (...args: string[]) => {
    const run = startProcess(database, {}, ['admin.ts', ...args]);
    return { code: await run.ended, output: run.output().trim() };
  };
  expect(await admin('revoke', 'admin@hotscribe.local')).toEqual({
    code: 1,
    output: 'admin@hotscribe.local is the only admin. Make another one first.',
  });
  expect(await admin('grant', 'ADA@example.com')).toEqual({ code: 0, output: 'ADA@example.com is now an admin.' });
  expect(await signIn(url, 'ada@example.com', PASSWORD)).toMatchObject({ user: { role: 'admin' } });
  expect(await admin('revoke', 'ada@example.com')).toMatchObject({ code: 0 });
  expect(await admin('grant', 'nobody@example.com')).toMatchObject({
    code: 1,
    output: 'There’s no account with the address nobody@example.com.',
  });
  expect(await admin('crown')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage: npm run admin -- grant|revoke EMAIL'),
  });
});

/** The port of a server that takes connections and says nothing. */
async function takenPort(): Promise<number> {
  const taker = createServer().listen(0, '127.0.0.1');
  await once(taker, 'listening');
  onTestFinished(() => void taker.close());
  const address = taker.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function json(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function signIn(url: string, email: string, password: string): Promise<unknown> {
  const reply = await fetch(`${url}/api/auth/login`, json({ email, password }));
  return reply.json();
}
