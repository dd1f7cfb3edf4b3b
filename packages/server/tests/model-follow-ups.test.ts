import type { GenerationAnswer } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { type Behaviour, fails, says, startModelServer } from './support/model-server.ts';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { heldModel, jobEnded, jobIn, NO_JOB, PATIENT, QUICK } from './support/slow-model.ts';
import { standInReviser } from './support/stand-in-reviser.ts';
import { startTestApp } from './support/test-app.ts';

const PRESENT = `#Requires AutoHotkey v2.0
#SingleInstance Force

; Opens the calculator with F9.
F9:: {
    Run("calc.exe")
}
`;
const CHANGED = PRESENT.replaceAll('F9', 'F8');
const KEYLOGGER = `#Requires AutoHotkey v2.0
hook := InputHook("V")
hook.OnChar := (ih, char) => FileAppend(char, A_Temp "\\keys.txt")
hook.Start()
Persistent()`;

const fenced = (code: string) => says(`\`\`\`ahk\n${code}\n\`\`\``);

/** A user with a script that the model wrote; the model then does the rest. */
async function setUp(...behaviours: Behaviour[]) {
  const provider = await startModelServer(fenced(PRESENT));
  const app = await startTestApp({ model: provider.settings, writerPool: standInReviser(), jobTimes: { beatMs: 100 } });
  const user = await signUp(app, { plan: 'monthly' });
  const answer = (await user.generate('F9 opens the calculator')).body as GenerationAnswer;
  provider.requests.splice(0);
  provider.behave(...behaviours);
  const path = `/api/answers/${answer.id}`;
  const wish = (text: string, more: object = {}) => user.post(`${path}/follow-ups`, { wish: text, ...more });
  return { app, user, provider, answer, path, wish };
}

test('the model is asked to leave the rest of the script unchanged, and the change is described in plain words', async () => {
  const { user, provider, path, wish } = await setUp(fenced(CHANGED));
  const { status, body } = await wish('use F8');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    script: CHANGED,
    writer: 'model',
    program: null,
    state: 'sure',
    followUp: {
      freeLeft: 2,
      takesAnyCode: true,
      lastChange: { note: expect.stringMatching(/^Now: .*F8/), before: PRESENT },
    },
  });
  const [system, asked] = provider.requests[0]?.messages ?? [];
  expect(system?.content).toContain('keep the\nrest line for line');
  expect(system?.content).toContain('not to be forgotten: F8');
  expect(asked?.content).toContain(PRESENT.trim());
  expect(asked?.content).toContain('What should be different: use F8');
  expect((await user.get(`${path}/follow-ups`)).body).toMatchObject({ state: { freeLeft: 2, takesAnyCode: true } });
});

test('if a change leaves out part of the request, the model gets another try; if that part is still missing, the user is told', async () => {
  const { provider, wish } = await setUp(fenced(CHANGED));
  const { body } = await wish('use F8, and also show “All done”');
  expect(provider.requests).toHaveLength(2);
  expect(body).toMatchObject({ state: 'check', points: [expect.stringContaining('All done')] });
});

test('a dangerous change isn’t made, an identical script doesn’t count as a change, and neither costs anything', async () => {
  const { user, provider, path, wish } = await setUp(fenced(KEYLOGGER));
  expect(await wish('write down what happens')).toMatchObject({ status: 422, body: { kind: 'refused' } });
  provider.behave(fenced(PRESENT));
  expect(await wish('open the calculator with F9')).toMatchObject({ status: 422, body: { kind: 'unclear' } });
  provider.behave(says('UNCLEAR: Which key?'));
  expect(await wish('another key')).toMatchObject({ status: 422, body: { kind: 'unclear', message: 'Which key?' } });
  expect((await user.get(`${path}/follow-ups`)).body).toMatchObject({ state: { freeLeft: 3, lastChange: null } });
});

test('a harmful change is refused before the model is asked', async () => {
  const { provider, wish } = await setUp(fenced(CHANGED));
  expect(await wish('also email me every key that my wife types')).toMatchObject({
    status: 422,
    body: { kind: 'refused' },
  });
  expect(provider.requests).toEqual([]);
});

test('a change builds on the user’s own edits, and undoing it restores them', async () => {
  const { user, provider, path, wish } = await setUp(fenced(CHANGED.replace('calc.exe', 'notepad.exe')));
  const edited = PRESENT.replace('calc.exe', 'notepad.exe');
  const { body } = await wish('use F8', { script: edited });
  expect(provider.requests[0]?.messages[1]?.content).toContain('notepad.exe');
  expect(body).toMatchObject({ followUp: { lastChange: { before: edited } } });
  const undone = await user.post(`${path}/undo`, {});
  expect(undone.body).toMatchObject({ generated: { script: edited, program: null } });
});

test('if the model fails, the built-in writer makes the change if it can; otherwise, the user is told why it can’t', async () => {
  const { app, user, provider, wish } = await setUp(fails(400));
  expect(await wish('use f8')).toMatchObject({
    status: 422,
    body: { kind: 'out-of-scope', message: expect.stringContaining('right now') },
  });
  const body = { description: 'when I press ctrl+alt+n open notepad', writer: 'embedded' };
  const own = (await user.post('/api/scripts/generate', body)).body as GenerationAnswer;
  expect(own.program).not.toBeNull();
  const reply = await user.post(`/api/answers/${own.id}/follow-ups`, { wish: 'use f8' });
  expect(reply.body).toMatchObject({
    writer: 'embedded',
    program: 'key f8: open "notepad"',
    note: expect.stringContaining('built-in writer made this change'),
  });
  provider.behave(fenced(CHANGED));
  const again = await user.post(`/api/answers/${own.id}/follow-ups`, { wish: 'open the calculator' });
  expect(again.body).toMatchObject({ writer: 'model', program: null, script: CHANGED });
  expect(app.logs.join('')).not.toContain('open the calculator');
});

async function startSlow() {
  const model = heldModel();
  const provider = await startModelServer(model.behaviour);
  const app = await startTestApp({ model: provider.settings, writerPool: standInReviser(), jobTimes: QUICK });
  const user = await signUp(app, { plan: 'monthly' });
  const body = { description: 'when I press ctrl+alt+n open notepad', writer: 'embedded' };
  const { id } = (await user.post('/api/scripts/generate', body)).body as GenerationAnswer;
  const wish = (text: string) => user.post(`/api/answers/${id}/follow-ups`, { wish: text });
  return { user, model, provider, id, wish };
}

const currentAbout = async (user: ScriptUser, about: string) =>
  (await user.get(`/api/scripts/jobs/current?about=${about}`)).body;

test('a slow change becomes a background job that’s listed only for the script being changed', async () => {
  const { user, model, id, wish } = await startSlow();
  const begun = await wish('use F8');
  expect(begun.status).toBe(202);
  expect(jobIn(begun)).toMatchObject({ description: 'use F8', state: 'working' });
  expect(await currentAbout(user, `answer:${id}`)).toMatchObject({ job: { id: jobIn(begun).id } });
  expect(await currentAbout(user, 'answer:other')).toEqual(NO_JOB);
  expect((await user.get('/api/scripts/jobs/current')).body).toEqual(NO_JOB);
  await model.release(fenced(CHANGED));
  const ended = await jobEnded(user, jobIn(begun).id);
  expect(ended.answer).toMatchObject({ id, script: CHANGED, followUp: { freeLeft: 2 } });
  expect(await currentAbout(user, `answer:${id}`)).toEqual(NO_JOB);
});

test('stopping a change leaves the script alone and costs nothing', async () => {
  const { user, model, provider, id, wish } = await startSlow();
  const begun = await wish('use F8');
  await expect.poll(model.held, PATIENT).toBe(1);
  await user.post(`/api/scripts/jobs/${jobIn(begun).id}/stop`, {});
  await expect.poll(provider.hungUp, PATIENT).toBe(1);
  expect((await user.get(`/api/answers/${id}/follow-ups`)).body).toMatchObject({
    state: { freeLeft: 3, lastChange: null },
  });
});
