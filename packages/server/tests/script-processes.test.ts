import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MODEL_KEY, says, startModelServer } from './support/model-server.ts';
import { DESCRIPTION } from './support/script-user.ts';
import { startProcess, writerLoaded } from './support/server-process.ts';
import { bearer, PASSWORD } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase, type TestDatabase } from './support/test-database.ts';

const SECRET = { JWT_SECRET: 'one secret for all of the instances of this test' };

async function startTwo(database: TestDatabase): Promise<string[]> {
  const urls = await Promise.all([startProcess(database, SECRET).ready, startProcess(database, SECRET).ready]);
  await Promise.all(urls.map(writerLoaded));
  return urls;
}

async function register(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: PASSWORD }),
  });
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

async function generate(url: string, token: string, key: string) {
  const reply = await fetch(`${url}/api/scripts/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...bearer(token) },
    body: JSON.stringify({ description: DESCRIPTION }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

test('two server instances together never give a user more scripts than they have left', async () => {
  const database = await emptyDatabase();
  const db = await openTestDatabase(database);
  const urls = await startTwo(database);
  const [first = ''] = urls;
  const token = await register(first);
  await db.updateTable('users').set({ scripts_generated: 2 }).where('email', '=', 'ada@example.com').execute();
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, index) => generate(urls[index % 2] ?? first, token, randomUUID())),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 402)).toHaveLength(63);
});

test('requests sent to two server instances with the same request key are charged only once', async () => {
  const database = await emptyDatabase();
  const urls = await startTwo(database);
  const [first = ''] = urls;
  const token = await register(first);
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, index) => generate(urls[index % 2] ?? first, token, 'one-key')),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const last = await generate(first, token, 'another-key');
  expect(last.body.usage).toMatchObject({ scriptsGenerated: 2 });
});

test('a model set up with its three environment variables writes scripts, and its API key is never printed', async () => {
  const provider = await startModelServer(says('```ahk\n; Opens the calculator.\nF9::Run("calc.exe")\n```'));
  const { baseUrl, apiKey, model } = provider.settings;
  const server = startProcess(await emptyDatabase(), {
    LLM_BASE_URL: baseUrl,
    LLM_API_KEY: apiKey,
    LLM_MODEL: model,
    LOG_LEVEL: 'trace',
    OPENAI_LOG: 'debug',
  });
  const url = await server.ready;
  await writerLoaded(url);
  const { body } = await generate(url, await register(url), 'key-1');
  expect(body).toMatchObject({ writer: 'model', script: expect.stringContaining('calc.exe') });
  expect(provider.requests[0]?.headers.authorization).toBe(`Bearer ${MODEL_KEY}`);
  expect(server.output()).toContain('/api/scripts/generate');
  expect(server.output()).not.toContain(MODEL_KEY);
  expect(server.output()).not.toMatch(/calc\.exe|notepad/);
});
