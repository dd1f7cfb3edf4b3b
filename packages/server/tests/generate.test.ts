import { check } from '@hotscribe/ahk';
import { generatedScript } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

const FREE_LIMIT = "You've reached your free limit. Upgrade to continue generating scripts.";
const NO_CREDITS = 'You have no credits remaining. Purchase more scripts to continue.';

test('a description becomes a script that loads, along with an explanation, its capabilities, and the user’s usage so far', async () => {
  const user = await signUp(await startTestApp());
  const { status, body } = await user.generate();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    explanation: {
      text: expect.stringMatching(/Ctrl\+Alt\+N.*Notepad/),
      lines: [{ keys: [['Ctrl', 'Alt', 'N']], sentence: expect.stringContaining('Notepad') }],
      stop: expect.any(String),
    },
    state: 'sure',
    points: [],
    unused: [],
    warnings: [{ kind: 'capability', code: 'runs-programs', message: 'starts programs' }],
    writer: 'embedded',
    note: null,
    checks: { loads: true, repairs: 0, findings: [] },
    usage: { plan: 'free', subscription_plan: 'free', scriptsGenerated: 1, limit: 3, credits: 0 },
  });
  const script = String(body.script);
  expect(script.startsWith('#Requires AutoHotkey v2.0\n#SingleInstance Force\n')).toBe(true);
  expect(script).toContain('^!n::');
  expect(check(script)).toEqual([]);
});

test('the answer shows what each part of the request became, and where that part is in the request', async () => {
  const user = await signUp(await startTestApp());
  const { body } = await user.generate();
  const { understood, explanation, script } = generatedScript.parse(body);
  expect(understood.map(({ part }) => part)).toEqual(['ctrl+alt+n', 'notepad']);
  for (const { part, start, end, became, line } of understood) {
    expect(DESCRIPTION.slice(start, end)).toBe(part);
    expect(explanation.lines[line ?? -1]?.sentence).toBe(became);
  }
  const [range] = explanation.lines[0]?.code ?? [];
  expect(script.split('\n')[(range?.from ?? 0) - 1]).toMatch(/^\^!n::/);
});

test.each([
  ['^!n::Run("notepad.exe")', 'v2'],
  ['#NoEnv\n^j::\nSend, Best regards\nreturn', 'v1'],
])(
  '%j is code, not a description: the reply is a 422 that gives its AutoHotkey version, and the user isn’t charged',
  async (code, codeVersion) => {
    const app = await startTestApp();
    const user = await signUp(app);
    const { status, body } = await user.generate(code, 'key-1');
    expect({ status, code: body.code, codeVersion: body.codeVersion }).toEqual({
      status: 422,
      code: 'is-code',
      codeVersion,
    });
    expect(body.kind).toBeUndefined();
    expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
  },
);

test('pasted code is recognized even when no generations are left', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  for (const _ of [1, 2, 3]) await user.generate();
  expect((await user.generate()).status).toBe(402);
  expect(await user.generate('^!n::Run("notepad.exe")')).toMatchObject({ status: 422, body: { code: 'is-code' } });
});

test('a sentence with some code in it is treated like any other description', async () => {
  const user = await signUp(await startTestApp());
  const { body } = await user.generate('make ^!n::Run notepad work');
  expect(body.code).not.toBe('is-code');
});

test.each([
  ['a keylogger that emails me every key', 'refused'],
  ['what is the weather in Paris', 'out-of-scope'],
  ['do something', 'unclear'],
])('%j gets a 422 that gives the reason, and costs nothing', async (description, kind) => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { status, body } = await user.generate(description, 'key-1');
  expect({ status, kind: body.kind, code: body.code }).toEqual({ status: 422, kind, code: kind });
  expect(body).toMatchObject({ success: false, suggestions: expect.any(Array) });
  expect(String(body.error).length).toBeGreaterThan(10);
  expect(body.message).toBe(body.error);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test.each([
  [{}, 'Please describe what you want to automate'],
  [{ description: '' }, 'Please describe what you want to automate'],
  [{ description: ' \n\t ' }, 'Please describe what you want to automate'],
  [{ description: 'a'.repeat(1001) }, 'Please keep the description to 1000 characters or fewer'],
  [{ description: 7 }, 'Expected text'],
])('%j is rejected and doesn’t count toward usage', async (input, error) => {
  const user = await signUp(await startTestApp());
  expect(await user.post('/api/scripts/generate', input)).toMatchObject({ status: 400, body: { error } });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('a description of 1,000 characters is accepted', async () => {
  const user = await signUp(await startTestApp());
  const { status } = await user.generate(`${DESCRIPTION} ${'.'.repeat(999 - DESCRIPTION.length)}`);
  expect([200, 422]).toContain(status);
});

test('a mostly blank description is processed as fast as any other', async () => {
  const user = await signUp(await startTestApp());
  await user.generate();
  const before = process.cpuUsage();
  for (const gap of [' ', '\n', '\t']) await user.generate(`when I press ctrl+alt+n${gap.repeat(900)}open notepad`);
  const { user: spentMicroseconds } = process.cpuUsage(before);
  expect(spentMicroseconds).toBeLessThan(1_000_000);
});

test('a free user who has used all 3 generations is asked to upgrade', async () => {
  const user = await signUp(await startTestApp());
  for (let used = 1; used <= 3; used += 1) {
    expect((await user.generate()).body).toMatchObject({ usage: { scriptsGenerated: used } });
  }
  const fourth = await user.generate();
  expect(fourth).toMatchObject({ status: 402, body: { code: 'limit-reached', used: 3, limit: 3 } });
  expect(fourth.body).toMatchObject({ error: FREE_LIMIT, message: FREE_LIMIT });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 3 });
});

test('each script uses one credit, and credits never go below zero', async () => {
  const user = await signUp(await startTestApp(), { plan: 'per-script', credits: 2, scriptsGenerated: 9 });
  expect((await user.generate()).body.usage).toMatchObject({ plan: 'per-script', credits: 1, scriptsGenerated: 10 });
  expect((await user.generate('do something')).status).toBe(422);
  expect((await user.generate()).body.usage).toMatchObject({ credits: 0, scriptsGenerated: 11 });
  expect(await user.generate()).toMatchObject({ status: 402, body: { code: 'no-credits', error: NO_CREDITS } });
  expect(await user.usage()).toMatchObject({ credits: 0, scriptsGenerated: 11 });
});

test('the monthly plan has no limit', async () => {
  const user = await signUp(await startTestApp(), { plan: 'monthly', scriptsGenerated: 500 });
  expect(await user.generate()).toMatchObject({ status: 200, body: { usage: { scriptsGenerated: 501, credits: 0 } } });
});

test('with one generation left, one of 64 simultaneous requests gets a script and 63 get a 402', async () => {
  const user = await signUp(await startTestApp(), { scriptsGenerated: 2 });
  const replies = await Promise.all(Array.from({ length: 64 }, () => user.generate()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const turnedDown = replies.filter(({ status, body }) => status === 402 && body.error === FREE_LIMIT);
  expect(turnedDown).toHaveLength(63);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 3 });
});

test('with one credit left, 64 simultaneous requests with different keys get only one script, and only one request key is stored', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'per-script', credits: 1 });
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, index) => user.generate(DESCRIPTION, `key-${index}`)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 402)).toHaveLength(63);
  expect(await user.usage()).toMatchObject({ credits: 0, scriptsGenerated: 4 });
  expect(await app.db.selectFrom('generations').selectAll().execute()).toHaveLength(1);
});

test('nobody can generate a script without signing in', async () => {
  const app = await startTestApp();
  const reply = await app.post('/api/scripts/generate', { description: DESCRIPTION });
  expect(reply).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
});

test('neither the description nor the script appears in the log', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await user.generate('when I press F9 type "sesame-open"');
  await user.save({ name: 'secret-name', description: 'sesame-open', script: 'MsgBox("sesame-open")' });
  await user.get('/api/scripts/history?search=sesame-open');
  expect(app.logs.join('')).not.toMatch(/sesame|secret-name|MsgBox/);
});
