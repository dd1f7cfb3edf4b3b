import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DONE, drips, type Flood, floods, KEEP_ALIVE, streams, token } from './support/failing-model.ts';
import {
  type Behaviour,
  fails,
  MODEL_KEY,
  type ModelServer,
  neverAnswers,
  says,
  sendsText,
  startModelServer,
} from './support/model-server.ts';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

// As LLM_TIMEOUT and the 45 s without a byte, but shorter.
const SILENCE_MS = 400;
const BUDGET_MS = 1500;
// Where the budget has no part in it: a process that is starved for a second would otherwise use it up.
const AMPLE_MS = 90_000;
const SCRIPT = '#Requires AutoHotkey v2.0\n^!n::Run("calc.exe")';
const REPLY = `\`\`\`ahk\n${SCRIPT}\n\`\`\``;
const START = ['```ahk\n', '^!n::', 'Run('].map(token);
const PATIENT = { timeout: 10_000 };

type Setup = { app: TestApp; user: ScriptUser; other: ScriptUser; provider: ModelServer };

async function setUp(behaviour: Behaviour, timeoutMs = AMPLE_MS, silenceMs = SILENCE_MS): Promise<Setup> {
  const provider = await startModelServer(behaviour);
  const app = await startTestApp({ model: { ...provider.settings, timeoutMs, silenceMs } });
  const other = await signUp(app, {}, 'bob@example.com');
  // The writer is loaded when the first asks for it; that is not the provider's time.
  await other.post('/api/scripts/generate', { description: DESCRIPTION, writer: 'embedded' });
  return { app, provider, other, user: await signUp(app, { plan: 'monthly' }) };
}

const NO_ANSWER = /didn’t respond/;
const TOO_LONG = /took too long/;

const FAILURES: [string, Behaviour, RegExp][] = [
  ['never answers', neverAnswers, NO_ANSWER],
  ['accepts the request but sends nothing', streams([], { atEnd: () => {} }), NO_ANSWER],
  ['starts answering and then goes silent', streams(START, { atEnd: () => {} }), NO_ANSWER],
  ['answers slowly and never finishes', drips(token('a'), 50), TOO_LONG],
  ['keeps thinking and never answers', drips({ delta: { reasoning_content: 'hm' } }, 50), TOO_LONG],
  ['only keeps the connection alive', drips(KEEP_ALIVE, 50), TOO_LONG],
  ['drops the connection mid-answer', streams(START, { atEnd: (response) => response.destroy() }), NO_ANSWER],
  ['ends its answer too early', streams(START), NO_ANSWER],
  ['reports an error mid-answer', streams([...START, { error: { message: 'out of memory' } }]), NO_ANSWER],
  ['returns a 401', fails(401), NO_ANSWER],
  ['returns a 403', fails(403), NO_ANSWER],
  ['returns a 404', fails(404), NO_ANSWER],
  ['returns a 429', fails(429), NO_ANSWER],
  ['returns a 429 and asks for a one-minute wait', fails(429, { 'retry-after': '60' }), NO_ANSWER],
  ['returns a 429 with an invalid wait time', fails(429, { 'retry-after': 'soon' }), NO_ANSWER],
  ['returns a 500', fails(500), NO_ANSWER],
  ['returns a 502 with a web page', (response) => response.writeHead(502).end('<h1>Bad gateway</h1>'), NO_ANSWER],
  ['returns a web page', sendsText('<html>Sign in to the Wi-Fi</html>', 'text/html'), NO_ANSWER],
  ['returns an empty reply', (response) => response.writeHead(200).end(), NO_ANSWER],
  ['closes the connection right away', (response) => response.destroy(), NO_ANSWER],
];

test.each(FAILURES)('when the model provider %s, the user still gets a clear answer', async (...row) => {
  const [, behaviour, note] = row;
  const { app, user, provider } = await setUp(behaviour, note === TOO_LONG ? BUDGET_MS : AMPLE_MS);
  const { status, body } = await user.generate();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { writer: 'embedded', note: expect.stringMatching(note) },
  });
  expect(body.script).toContain('Run("notepad.exe")');
  const without = await user.generate('do something');
  expect(without).toMatchObject({ status: 422, body: { kind: 'unclear' } });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 1 });
  expect(JSON.stringify([body, without.body]) + app.logs.join('')).not.toContain(MODEL_KEY);
  expect(provider.requests.length).toBeGreaterThan(0);
});

test.each<[string, Behaviour]>([
  ['says nothing', neverAnswers],
  ['is writing', drips(token('a'), 50)],
  ['only keeps the connection alive', drips(KEEP_ALIVE, 50)],
])('while the model provider %s, other users are served', async (_, behaviour) => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const untilOver: Behaviour = (response, request) => {
    behaviour(response, request);
    over.then(() => response.destroy());
  };
  const { user, other, provider } = await setUp(untilOver, AMPLE_MS, AMPLE_MS);
  let isAnswered = false;
  const asked = user.generate().finally(() => {
    isAnswered = true;
  });
  await expect.poll(() => provider.requests.length, PATIENT).toBe(1);
  expect((await other.get('/api/user')).status).toBe(200);
  expect((await other.post('/api/scripts/generate', { description: DESCRIPTION, writer: 'embedded' })).status).toBe(
    200,
  );
  expect(isAnswered).toBe(false);
  end();
  expect((await asked).body).toMatchObject({ writer: 'embedded', note: expect.stringMatching(NO_ANSWER) });
});

test.each<[string, Flood]>([
  ['JSON', floods('application/json', 'a', { begin: '{"choices":[{"message":{"content":"' })],
  ['text in one streamed line', floods('text/event-stream', 'a', { begin: 'data: ' })],
  ['streamed text', floods('text/event-stream', `data: {"choices":[{"delta":{"content":"${'a'.repeat(900)}"}}]}\n\n`)],
  ['keep-alive messages', floods('text/event-stream', KEEP_ALIVE)],
  ['HTML', floods('text/html', '<p>Hello</p>')],
  ['error text', floods('application/json', 'a', { status: 500 })],
])(
  'when a provider sends 400 MB of %s, the reply is cut off at a size limit, and the user gets a script',
  async (_, flood) => {
    const { user, provider } = await setUp(flood.behaviour);
    expect(await user.generate()).toMatchObject({ status: 200, body: { writer: 'embedded' } });
    await expect.poll(provider.hungUp, PATIENT).toBe(1);
    expect(flood.sentBytes()).toBeLessThan(64_000_000);
  },
);

test.each([301, 302, 307, 308])(
  'a redirect (%i) is never followed, so no one else sees the API key',
  async (status) => {
    let visits = 0;
    const elsewhere = createServer((_request, response) => {
      visits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void elsewhere.close());
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/v1/chat/completions`;
    const { user, provider } = await setUp(fails(status, { location }));
    expect((await user.generate()).body).toMatchObject({ writer: 'embedded', note: expect.stringMatching(NO_ANSWER) });
    expect(provider.requests).toHaveLength(1);
    expect(visits).toBe(0);
  },
);

test('if nothing responds at the model’s address, the built-in writer answers right away', async () => {
  const app = await startTestApp({
    model: { baseUrl: 'http://127.0.0.1:1/v1', apiKey: MODEL_KEY, model: 'm', timeoutMs: 60_000 },
  });
  const user = await signUp(app);
  expect((await user.generate()).body).toMatchObject({ writer: 'embedded', note: expect.stringMatching(NO_ANSWER) });
});

test.each<[string, Behaviour]>([
  ['slowly', streams([...REPLY].map(token).concat([{ delta: {}, finish_reason: 'stop' } as never]), { everyMs: 15 })],
  ['after thinking', streams([...Array.from({ length: 12 }, () => KEEP_ALIVE), token(REPLY), DONE], { everyMs: 70 })],
  ['all at once', says(REPLY)],
])('when the model answers %s, the server waits for its script and returns it', async (_name, behaviour) => {
  const { user } = await setUp(behaviour);
  for (let index = 0; index < 3; index += 1) {
    expect((await user.generate()).body).toMatchObject({
      writer: 'model',
      script: expect.stringContaining('calc.exe'),
    });
  }
});

test('a healthy model is never paused just because some answers take too long', async () => {
  const { user, provider } = await setUp(drips(token('a'), 50), BUDGET_MS);
  await Promise.all(Array.from({ length: 4 }, () => user.generate()));
  provider.behave(says(REPLY));
  expect((await user.generate()).body).toMatchObject({ writer: 'model' });
});

test('a request gets an immediate answer while the provider is down', async () => {
  const { user, other, provider } = await setUp(neverAnswers);
  await user.generate();
  await user.generate();
  expect(await other.generate()).toMatchObject({ status: 200, body: { writer: 'embedded' } });
  expect(provider.requests).toHaveLength(2);
});

const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString();

test.each<[string, Behaviour, number]>([
  ['in seconds', fails(429, { 'retry-after': '120' }), 120],
  // Dated when it answers: the server and its writer may have taken long to start.
  ['as a date', (...call) => fails(429, { 'retry-after': inTwoMinutes() })(...call), 120],
  ['none', fails(429), 30],
])('a busy provider (wait time given: %s) is asked again only after the wait', async (_name, busy, seconds) => {
  const { app, user, provider } = await setUp(busy);
  await user.generate();
  provider.behave(says(REPLY));
  app.pass((seconds - 10) * 1000);
  expect((await user.generate()).body.writer).toBe('embedded');
  expect(provider.requests).toHaveLength(1);
  app.pass(15_000);
  expect((await user.generate()).body.writer).toBe('model');
});
