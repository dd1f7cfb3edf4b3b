import { expect, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { standInWriter } from './support/stand-in-writer.ts';
import { bearer, startTestApp, type TestApp } from './support/test-app.ts';

const OPENS_NOTEPAD = 'key f9: open "notepad"';
const DESCRIPTION = 'something with notepad';

function choose(app: TestApp, { accessToken }: ScriptUser, choice: string, key = 'key-1') {
  const headers = { ...bearer(accessToken), 'idempotency-key': key };
  return app.post('/api/scripts/generate', { description: DESCRIPTION, choice }, headers);
}

async function startWithStandIn(): Promise<TestApp> {
  return startTestApp({ trustProxy: 1, writerPool: await standInWriter({}) });
}

test('choosing a suggestion gives exactly the suggested script and counts toward usage only once', async () => {
  const app = await startWithStandIn();
  const user = await signUp(app);
  const { status, body } = await choose(app, user, OPENS_NOTEPAD);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'sure',
    points: [],
    program: OPENS_NOTEPAD,
    writer: 'embedded',
    explanation: { lines: [{ sentence: 'When you press F9, it opens Notepad.', keys: [['F9']] }] },
    checks: { loads: true },
    usage: { scriptsGenerated: 1 },
  });
  expect(String(body.script)).toContain('F9::');
  expect((await choose(app, user, OPENS_NOTEPAD)).body.id).toBe(body.id);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 1 });
  expect(await choose(app, user, 'key f8: beep')).toMatchObject({ status: 409, body: { code: 'key-reused' } });
});

test.each([
  ['not a program', 'hello there'],
  ['AutoHotkey code', 'F9::Run("notepad.exe")'],
  ['a question', 'ask "Which key?"'],
  ['too deeply nested', `key f9: ${'if on capslock { '.repeat(12)}beep${' }'.repeat(12)}`],
  ['too long', `key f9: ${Array.from({ length: 900 }, () => 'beep').join(' ; ')}`],
])('an invalid choice (%s) is rejected and costs nothing', async (_, choice) => {
  const app = await startWithStandIn();
  const user = await signUp(app);
  expect(await choose(app, user, choice)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('a visitor can answer a question without using up another try', async () => {
  const app = await startWithStandIn();
  const from = { 'x-forwarded-for': '10.0.0.1' };
  expect((await app.post('/api/try', { description: DESCRIPTION }, from)).body).toMatchObject({ used: 1 });
  const answer = await app.post('/api/try', { description: DESCRIPTION, choice: OPENS_NOTEPAD }, from);
  expect(answer).toMatchObject({ status: 200, body: { triesLeft: 4, program: OPENS_NOTEPAD } });
  const next = await app.post('/api/try', { description: 'another' }, from);
  expect(next.body).toMatchObject({ used: 2 });
});

test('a visitor can answer five questions a day, but no more', async () => {
  const app = await startWithStandIn();
  const from = { 'x-forwarded-for': '10.0.0.1' };
  const answer = () => app.post('/api/try', { description: DESCRIPTION, choice: OPENS_NOTEPAD }, from);
  for (let answers = 1; answers <= 5; answers += 1) expect((await answer()).status).toBe(200);
  expect(await answer()).toMatchObject({ status: 429, body: { code: 'tries-used-up' } });
});
