import type { GeneratedScript, GenerationAnswer, Knob, LastChange, SavedScript } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

type Listed = { knobs: Knob[]; script: string; lastChange: LastChange | null };
type Changed = { generated: GeneratedScript; knobs: Knob[]; lastChange: LastChange | null };

async function listed(user: ScriptUser, path: string): Promise<Listed> {
  return (await user.get(`${path}/knobs`)).body as unknown as Listed;
}

async function change(user: ScriptUser, path: string, was: string, value: string) {
  const { knobs } = await listed(user, path);
  const knob = knobs.find((each) => each.value === was)?.id ?? '';
  return user.post(`${path}/knobs`, { knob, was, value });
}

async function answered() {
  const app = await startTestApp();
  const user = await signUp(app);
  const answer = (await user.generate()).body as GenerationAnswer;
  return { app, user, answer, path: `/api/answers/${answer.id}` };
}

test('an answer’s adjustable values are listed with the sentences they belong to, in plain words', async () => {
  const { user, answer, path } = await answered();
  const { knobs, script, lastChange } = await listed(user, path);
  const sentence = answer.explanation.lines[0]?.sentence;
  expect(knobs).toMatchObject([
    { kind: 'key', label: 'the shortcut', value: 'ctrl+alt+n', said: 'Ctrl+Alt+N', sentence },
    { label: 'what it opens', value: 'notepad', sentence },
  ]);
  expect([script, lastChange]).toEqual([answer.script, null]);
});

test('changing a key gives a new script and explanation right away, for free, and the change can be undone', async () => {
  const { app, user, answer, path } = await answered();
  const { status, body } = await change(user, path, 'ctrl+alt+n', 'f9');
  const { generated, knobs, lastChange } = body as unknown as Changed;
  expect(status).toBe(200);
  expect(generated.script).toContain('F9::');
  expect(generated).toMatchObject({ program: 'key f9: open "notepad"', state: answer.state, checks: { loads: true } });
  expect(generated.explanation.lines[0]).toMatchObject({ keys: [['F9']], sentence: expect.stringContaining('F9') });
  expect(generated.understood.map(({ became }) => became)).not.toContain(answer.explanation.lines[0]?.sentence);
  expect(knobs[0]).toMatchObject({ value: 'f9', said: 'F9' });
  expect(lastChange).toEqual({ note: 'The shortcut is now F9.', before: answer.script });
  expect((await listed(user, path)).script).toBe(generated.script);
  expect(await app.db.selectFrom('users').select('scripts_generated').execute()).toEqual([{ scripts_generated: 1 }]);
  const undone = await user.post(`${path}/undo`, {});
  expect(undone.body).toMatchObject({
    generated: { script: answer.script, program: answer.program },
    lastChange: null,
  });
});

test('choosing a common shortcut adds a warning, and choosing a different one removes it', async () => {
  const { user, path } = await answered();
  const taken = (await change(user, path, 'ctrl+alt+n', 'ctrl+c')).body as unknown as Changed;
  expect(taken.generated.points.join()).toContain('Ctrl+C');
  const free = (await change(user, path, 'ctrl+c', 'ctrl+alt+m')).body as unknown as Changed;
  expect(free.generated.points.join()).not.toContain('Ctrl+C');
});

test('an invalid value is explained next to its field and changes nothing', async () => {
  const { user, answer, path } = await answered();
  const problem = 'Choose a key such as Ctrl+Alt+N.';
  expect(await change(user, path, 'ctrl+alt+n', 'ctrl+nonsense')).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', error: problem, fields: { value: problem } },
  });
  expect(await listed(user, path)).toMatchObject({ script: answer.script, lastChange: null });
});

test('a value changed in another tab isn’t overwritten', async () => {
  const { user, path } = await answered();
  const [key] = (await listed(user, path)).knobs;
  await change(user, path, 'ctrl+alt+n', 'f9');
  const late = await user.post(`${path}/knobs`, { knob: key?.id, was: 'ctrl+alt+n', value: 'f10' });
  expect(late).toMatchObject({ status: 409, body: { code: 'script-changed' } });
});

test('setting the same value again doesn’t count as a change', async () => {
  const { user, path } = await answered();
  expect((await change(user, path, 'ctrl+alt+n', 'Ctrl+Alt+N')).body).toMatchObject({ lastChange: null });
});

test('each change to a saved script updates its program, is saved as a version, and can be undone', async () => {
  const { user, answer } = await answered();
  const { script, program } = answer;
  const saved = await user.save({ script, program });
  const path = `/api/scripts/${saved.id}`;
  const { body } = await change(user, path, 'notepad', 'Calculator');
  expect(body).toMatchObject({
    script: { id: saved.id, name: saved.name, program: 'key ctrl+alt+n: open "Calculator"' },
    lastChange: { note: 'What it opens: now “Calculator”.', before: script },
  });
  expect((await user.get(`${path}/versions`)).body.versions).toMatchObject([{ script }]);
  const undone = (await user.post(`${path}/undo`, {})).body.script as SavedScript;
  expect([undone.script, undone.program]).toEqual([script, program]);
});

test('changing a value in a script written by hand leaves the rest of its code unchanged', async () => {
  const user = await signUp(await startTestApp());
  const text = '; mine\r\n^!n::Run("notepad.exe") ; here\r\nF2::SendText("Hi")\r\n';
  const saved = await user.save({ script: text });
  const path = `/api/scripts/${saved.id}`;
  expect((await listed(user, path)).knobs.map(({ label }) => label)).toEqual([
    'the shortcut',
    'what it opens',
    'the shortcut',
    'the text it types',
  ]);
  const { body } = await change(user, path, 'Hi', 'say "hi"');
  expect(body).toMatchObject({
    script: { script: text.replace('"Hi"', '"say `"hi`""'), program: null },
    lastChange: { note: 'The text it types is now “say "hi"”.' },
  });
  const taken = await change(user, path, 'ctrl+alt+n', 'f2');
  expect(taken).toMatchObject({ status: 400, body: { fields: { value: expect.stringContaining('F2') } } });
});

test('another user’s answers and scripts can’t be seen or changed', async () => {
  const { app, user, path } = await answered();
  const { id } = await user.save();
  const eve = await signUp(app, {}, 'eve@example.com');
  for (const place of [path, `/api/scripts/${id}`]) {
    const [knob] = (await listed(user, place)).knobs;
    expect((await eve.get(`${place}/knobs`)).status).toBe(404);
    const sent = await eve.post(`${place}/knobs`, { knob: knob?.id, was: knob?.value, value: 'f9' });
    expect(sent.status).toBe(404);
  }
});
