import { readFileSync, writeFileSync } from 'node:fs';
import { highlight } from '@hotscribe/ahk';
import { generatedScript } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { startModelServer } from './support/model-server.ts';
import { standInWriter } from './support/stand-in-writer.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const EXAMPLES = new URL('../../web/src/features/home/examples.json', import.meta.url);

function tryOut(app: TestApp, description: string, from = '10.0.0.1') {
  return app.post('/api/try', { description }, { 'x-forwarded-for': from });
}

async function startWithStandIn(options = {}): Promise<TestApp> {
  return startTestApp({ trustProxy: 1, writerPool: await standInWriter(options) });
}

test('a visitor without an account gets a script and learns how many tries are left', async () => {
  const app = await startTestApp();
  const { status, body } = await app.post('/api/try', { description: 'Ctrl+Alt+N opens Notepad' });
  expect({ status, triesLeft: body.triesLeft }).toEqual({ status: 200, triesLeft: 4 });
  expect(String(body.script)).toContain('^!n::');
  expect(generatedScript.parse(body)).toMatchObject({ writer: 'embedded', checks: { loads: true } });
});

test('pasted code is recognized and doesn’t count as a try', async () => {
  const app = await startWithStandIn();
  const pasted = await tryOut(app, 'MsgBox, Hello');
  expect(pasted).toMatchObject({ status: 422, body: { code: 'is-code', codeVersion: 'v1' } });
  expect(await tryOut(app, 'try 1')).toMatchObject({ body: { used: 1 } });
});

test('the sixth try in a day is rejected before any work is done, and the visitor is invited to sign up', async () => {
  const app = await startWithStandIn();
  for (let used = 1; used <= 5; used += 1) {
    expect(await tryOut(app, `try ${used}`)).toMatchObject({ status: 422, body: { used, limit: 5 } });
  }
  const sixth = await tryOut(app, 'hang');
  expect(sixth).toMatchObject({ status: 429, body: { code: 'tries-used-up', used: 5, limit: 5 } });
  expect(String(sixth.body.message)).toContain('Sign up');
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  expect((await tryOut(app, 'another visitor', '10.0.0.2')).status).toBe(422);
  app.pass(DAY + 1000);
  expect((await tryOut(app, 'the next day')).status).toBe(422);
});

test('tries from different addresses in one large network share a limit, too', async () => {
  const app = await startWithStandIn();
  for (let network = 1; network <= 50; network += 1) {
    expect((await tryOut(app, 'the same', `2001:db8:1:${network}::1`)).status).toBe(422);
  }
  expect((await tryOut(app, 'the same', '2001:db8:1:ff::1')).status).toBe(429);
  expect((await tryOut(app, 'the same', '2001:db8:2::1')).status).toBe(422);
});

test('simultaneous tries are all counted', async () => {
  const app = await startWithStandIn();
  const replies = await Promise.all(Array.from({ length: 20 }, () => tryOut(app, 'the same')));
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('a try that the server couldn’t finish isn’t counted', async () => {
  const app = await startWithStandIn({ deadlineMs: 3000, mostWaitingMs: 60_000 });
  expect(await tryOut(app, 'hang')).toMatchObject({ status: 503, body: { code: 'not-finished' } });
  expect((await tryOut(app, 'again')).body).toMatchObject({ used: 1 });
});

test('a visitor’s IP address and request are neither stored nor logged', async () => {
  const app = await startWithStandIn();
  await tryOut(app, 'sesame-open', '203.0.113.7');
  const kept = await app.db.selectFrom('rate_limits').selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept) + app.logs.join('')).not.toMatch(/203\.0\.113\.7|sesame/);
});

test('a free try on the home page never uses a language model', async () => {
  const provider = await startModelServer();
  const app = await startTestApp({ model: provider.settings });
  expect((await app.post('/api/try', { description: 'Ctrl+Alt+N opens Notepad' })).status).toBe(200);
  expect(provider.requests).toEqual([]);
});

test('the home page examples match the writer’s real answers', async () => {
  const app = await startTestApp();
  const kept = JSON.parse(readFileSync(EXAMPLES, 'utf8')) as { request: string }[];
  const answered = [];
  for (const { request } of kept) {
    const generated = generatedScript.parse((await app.post('/api/try', { description: request })).body);
    answered.push({ request, generated, spans: highlight(generated.script.trimEnd()) });
  }
  // Set when the writer has learned something, and format the file afterwards.
  if (process.env.RENEW_EXAMPLES) writeFileSync(EXAMPLES, JSON.stringify(answered));
  expect(JSON.parse(readFileSync(EXAMPLES, 'utf8'))).toEqual(answered);
});
