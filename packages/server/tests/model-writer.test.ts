import { expect, test } from 'vitest';
import {
  type Behaviour,
  breaksOff,
  fails,
  MODEL_KEY,
  type ModelServer,
  neverAnswers,
  says,
  sends,
  sendsText,
  startModelServer,
} from './support/model-server.ts';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const SCRIPT = `#Requires AutoHotkey v2.0
#SingleInstance Force

; Opens the calculator with F9.
F9:: {
    Run("calc.exe")
}`;
const V1 = '#NoEnv\nF9::\nRun, calc.exe\nreturn';
const KEYLOGGER = `#Requires AutoHotkey v2.0
hook := InputHook("V")
hook.OnChar := (ih, char) => FileAppend(char, A_Temp "\\keys.txt")
hook.Start()
Persistent()`;
const PATIENT = { timeout: 10_000 };

type Setup = { app: TestApp; user: ScriptUser; provider: ModelServer };

async function setUp(behaviours: Behaviour[], timeoutMs = 3000): Promise<Setup> {
  const provider = await startModelServer(...behaviours);
  const app = await startTestApp({ model: { ...provider.settings, timeoutMs } });
  return { app, provider, user: await signUp(app, { plan: 'monthly' }) };
}

function fenced(code: string): string {
  return `\`\`\`ahk\n${code}\n\`\`\``;
}

test('a good model reply becomes the script, and the answer says that a model wrote it', async () => {
  const { user, provider } = await setUp([says(`ASSUMPTION: F9 is free.\n${fenced(SCRIPT)}`)]);
  const { status, body } = await user.generate('do something');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    script: `${SCRIPT}\n`,
    writer: 'model',
    note: null,
    assumptions: ['F9 is free.'],
    explanation: { text: expect.stringContaining('When you press F9') },
    warnings: [{ kind: 'capability', code: 'runs-programs' }],
    checks: { loads: true, repairs: 0 },
    usage: { scriptsGenerated: 1 },
  });
  expect(provider.requests).toHaveLength(1);
  const [request] = provider.requests;
  expect(request).toMatchObject({ url: '/v1/chat/completions', model: 'test-model' });
  expect(request?.headers.authorization).toBe(`Bearer ${MODEL_KEY}`);
});

test('the prompt includes the rules, a draft or similar scripts, and the request exactly as the user wrote it', async () => {
  const { user, provider } = await setUp([says(fenced(SCRIPT))]);
  await user.generate(DESCRIPTION);
  const [system, request] = provider.requests[0]?.messages ?? [];
  expect(system?.role).toBe('system');
  expect(system?.content).toContain('AutoHotkey v2');
  expect(system?.content).toContain('Run("notepad.exe"');
  expect(request).toEqual({ role: 'user', content: DESCRIPTION });
});

test('an AutoHotkey v1 script is sent back to the model with its errors and comes back fixed', async () => {
  const { user, provider } = await setUp([says(fenced(V1)), says(fenced(SCRIPT))]);
  const { body } = await user.generate();
  expect(body).toMatchObject({ script: `${SCRIPT}\n`, writer: 'model', checks: { loads: true, repairs: 1 } });
  const [, , answer, complaint] = provider.requests[1]?.messages ?? [];
  expect(answer?.content).toContain('Run, calc.exe');
  expect(complaint?.content).toMatch(/Line \d+: .+\n\s+Run, calc\.exe/);
});

test('a script that keeps failing is sent back to the model twice, and then the built-in writer answers', async () => {
  const { user, provider } = await setUp([says(fenced(V1))]);
  const { status, body } = await user.generate();
  expect(status).toBe(200);
  expect(body).toMatchObject({ writer: 'embedded', note: expect.stringContaining('a working script') });
  expect(body.script).toContain('Run("notepad.exe")');
  expect(provider.requests).toHaveLength(3);
});

test.each<[string, Behaviour, RegExp]>([
  ['only prose', says('You could open Notepad from the Start menu. If you like, I can say more.'), /a working script/],
  ['empty', says(''), /a working script/],
  ['missing', says(null), /a working script/],
  ['cut off at the length limit', says(fenced(SCRIPT).slice(0, -20), 'length'), /a working script/],
  ['cut off by a lost connection', breaksOff, /didn’t respond/],
  ['a 429', fails(429, { 'retry-after': '7' }), /didn’t respond/],
  ['a 500', fails(500), /didn’t respond/],
  ['a 401', fails(401), /didn’t respond/],
  ['broken JSON', sendsText('{"choices": ['), /didn’t respond/],
  ['JSON in the wrong shape', sends({ object: 'list', data: [] }), /didn’t respond/],
  ['a web page instead of JSON', sendsText('<html>Bad gateway</html>', 'text/html'), /didn’t respond/],
])(
  'when the model’s reply is %s, the built-in writer answers, the user is told so, and no secrets leak',
  async (_name, behaviour, note) => {
    const { app, user } = await setUp([behaviour]);
    const { status, body } = await user.generate();
    expect({ status, writer: body.writer }).toEqual({ status: 200, writer: 'embedded' });
    expect(body.note).toMatch(note);
    expect(body.script).toContain('Run("notepad.exe")');
    expect(body.usage).toMatchObject({ scriptsGenerated: 1 });
    expect(JSON.stringify(body) + app.logs.join('')).not.toContain(MODEL_KEY);
    expect(app.logs.join('')).not.toContain('notepad');
  },
);

test('if neither writer can write the script, the user gets a 422 and isn’t charged', async () => {
  const { user } = await setUp([fails(500)]);
  const { status, body } = await user.generate('do something');
  expect({ status, kind: body.kind }).toEqual({ status: 422, kind: 'unclear' });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('a script that’s still dangerous after the model is warned isn’t shown, and the user is told why', async () => {
  const { user, provider } = await setUp([says(fenced(KEYLOGGER))]);
  const { status, body } = await user.generate();
  expect({ status, kind: body.kind }).toEqual({ status: 422, kind: 'refused' });
  expect(body.error).toMatch(/could cause harm.* Records everything typed/);
  expect(JSON.stringify(body)).not.toContain('InputHook');
  expect(provider.requests).toHaveLength(2);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test('when the model declines, the user is told why and, if the built-in writer is sure, offered its script', async () => {
  const { user, provider } = await setUp([says('REFUSED: I would rather not.')]);
  const { status, body } = await user.generate();
  expect({ status, ...body }).toMatchObject({
    status: 422,
    kind: 'refused',
    error: 'I would rather not.',
    hasBuiltIn: true,
  });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
  const own = await user.post('/api/scripts/generate', { description: DESCRIPTION, writer: 'embedded' });
  expect(own).toMatchObject({ status: 200, body: { writer: 'embedded', note: null, usage: { scriptsGenerated: 1 } } });
  expect(own.body.script).toContain('Run("notepad.exe")');
  expect(provider.requests).toHaveLength(1);
});

test('when the model declines and the built-in writer isn’t sure, no other script is offered', async () => {
  const { user } = await setUp([says('OUT OF SCOPE: That is not for Windows.')]);
  const { body } = await user.generate('do something');
  expect(body).toMatchObject({ kind: 'out-of-scope', error: 'That is not for Windows.' });
  expect(body).not.toHaveProperty('hasBuiltIn');
});

test('a question from the model is passed on to the user unchanged', async () => {
  const { user } = await setUp([says('UNCLEAR: Which **program** should be opened?')]);
  const { status, body } = await user.generate('do something');
  expect({ status, kind: body.kind, error: body.error }).toEqual({
    status: 422,
    kind: 'unclear',
    error: 'Which **program** should be opened?',
  });
});

test('a harmful request is refused before the model is asked', async () => {
  const { user, provider } = await setUp([says(fenced(KEYLOGGER))]);
  expect(await user.generate('a keylogger that emails me every key')).toMatchObject({ status: 422 });
  expect(provider.requests).toHaveLength(0);
});

test('the server gives up on a model that takes too long and closes the connection', async () => {
  const { user, provider } = await setUp([neverAnswers], 1000);
  const { body } = await user.generate();
  expect(body).toMatchObject({ writer: 'embedded', note: expect.stringContaining('took too long') });
  await expect.poll(() => provider.hungUp(), PATIENT).toBe(1);
});

test('the time limit covers all attempts together', async () => {
  const after =
    (milliseconds: number, reply: Behaviour): Behaviour =>
    (...call) => {
      setTimeout(() => reply(...call), milliseconds);
    };
  // Each of them is within the limit, both together are not.
  const fitting = says(fenced(SCRIPT.replace('F9::', '^!n::')));
  const { user, provider } = await setUp([after(3000, says(fenced(V1))), after(6500, fitting)], 8000);
  const { body } = await user.generate();
  expect(body).toMatchObject({ writer: 'embedded', note: expect.stringContaining('took too long') });
  expect(provider.requests).toHaveLength(2);
});

test('calls to a provider that’s down are paused after two failures, and then one request at a time tries it again', async () => {
  const { app, user, provider } = await setUp([fails(503)]);
  for (let index = 0; index < 5; index += 1) expect((await user.generate()).body.writer).toBe('embedded');
  expect(provider.requests).toHaveLength(2);
  app.pass(31_000);
  await Promise.all(Array.from({ length: 5 }, () => user.generate()));
  expect(provider.requests).toHaveLength(3);
  app.pass(31_000);
  await user.generate();
  expect(provider.requests).toHaveLength(3);
  app.pass(31_000);
  provider.behave(says(fenced(SCRIPT)));
  expect((await user.generate()).body.writer).toBe('model');
  expect((await user.generate()).body.writer).toBe('model');
});

test('a provider that asks for a pause isn’t called until the pause is over', async () => {
  const { app, user, provider } = await setUp([fails(429, { 'retry-after': '120' }), says(fenced(SCRIPT))]);
  await user.generate();
  app.pass(100_000);
  expect((await user.generate()).body.writer).toBe('embedded');
  expect(provider.requests).toHaveLength(1);
  app.pass(25_000);
  expect((await user.generate()).body.writer).toBe('model');
});

test('with one generation left, one of 64 requests gets a script and 63 get a 402, even if 20 are waiting for the model', async () => {
  const held: (() => void)[] = [];
  // For the keys that are asked for: another script would be sent back to the model, which holds that request too.
  const fitting = fenced(SCRIPT.replace('F9::', '^!n::'));
  const holds: Behaviour = (response, request) => {
    held.push(() => says(fitting)(response, request));
  };
  const provider = await startModelServer(holds);
  const app = await startTestApp({ model: provider.settings });
  // The writer is loaded when the first asks for it, which takes longer than the model is waited for below.
  const other = await signUp(app, {}, 'bob@example.com');
  await other.post('/api/scripts/generate', { description: DESCRIPTION, writer: 'embedded' });
  const user = await signUp(app, { scriptsGenerated: 2 });
  const waiting = Array.from({ length: 20 }, (_, index) =>
    user.generate(DESCRIPTION, index % 2 ? `${index}` : undefined),
  );
  await expect.poll(() => held.length, PATIENT).toBe(20);
  const others = await Promise.all(Array.from({ length: 44 }, () => user.generate()));
  for (const release of held) release();
  const replies = [...others, ...(await Promise.all(waiting))];
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 402)).toHaveLength(63);
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 3 });
});

test('a user who sends many requests quickly still gets scripts, but not from the model', async () => {
  const { app, user, provider } = await setUp([says(fenced(SCRIPT.replace('F9::', '^!n::')))]);
  for (let index = 0; index < 20; index += 1) expect((await user.generate()).body.writer).toBe('model');
  const { body } = await user.generate();
  expect(body).toMatchObject({ writer: 'embedded', note: expect.stringContaining('a lot of scripts in a short time') });
  expect(provider.requests).toHaveLength(20);
  app.pass(61_000);
  expect((await user.generate()).body.writer).toBe('model');
});

test('anyone can look up where descriptions are sent', async () => {
  const { app } = await setUp([]);
  const asked = await fetch(`${app.url}/api/privacy`);
  // The model of these tests is on this machine, so it is the operator's own.
  expect(await asked.json()).toEqual({ success: true, languageModel: { kind: 'own' } });
  const without = await startTestApp();
  expect(await (await fetch(`${without.url}/api/privacy`)).json()).toMatchObject({ languageModel: { kind: 'none' } });
});
