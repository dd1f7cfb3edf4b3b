import type { FollowUpState, GenerationAnswer, SavedScript } from '@hotscribe/contract';
import type { WriterPool } from '@hotscribe/writer/pool';
import { expect, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { standInReviser } from './support/stand-in-reviser.ts';
import { type Reply, startTestApp, type TestApp } from './support/test-app.ts';

type Plan = Parameters<typeof signUp>[1];
type Setup = { app: TestApp; user: ScriptUser; answer: GenerationAnswer; wishes: { wish: string }[] };

async function setUp(plan: Plan = {}): Promise<Setup> {
  const writerPool = standInReviser();
  const app = await startTestApp({ writerPool });
  const user = await signUp(app, plan);
  const generated = await user.generate();
  expect(generated.status).toBe(200);
  const answer = generated.body as GenerationAnswer;
  return { app, user, answer, wishes: writerPool.wishes };
}

function wishTo(app: TestApp, { accessToken }: ScriptUser, path: string) {
  return (wish: string, key?: string, more: object = {}): Promise<Reply> => {
    const headers = { authorization: `Bearer ${accessToken}`, ...(key && { 'idempotency-key': key }) };
    return app.post(`${path}/follow-ups`, { wish, ...more }, headers);
  };
}

async function stateOf(user: ScriptUser, path: string): Promise<FollowUpState> {
  return (await user.get(`${path}/follow-ups`)).body.state as FollowUpState;
}

test('a change request updates the answer, says what’s different, and can be undone', async () => {
  const { app, user, answer } = await setUp();
  const path = `/api/answers/${answer.id}`;
  expect(await stateOf(user, path)).toEqual({
    freeLeft: 3,
    takesAnyCode: false,
    takesPrograms: true,
    lastChange: null,
  });
  const { status, body } = await wishTo(app, user, path)('use ctrl+alt+v');
  const lastChange = { note: expect.stringContaining('Ctrl+Alt+V'), before: answer.script };
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: answer.id,
    script: expect.stringContaining('^!v::'),
    program: 'key ctrl+alt+v: open "notepad"',
    writer: 'embedded',
    explanation: { text: expect.stringContaining('Ctrl+Alt+V') },
    checks: { loads: true },
    followUp: { freeLeft: 2, takesAnyCode: false, takesPrograms: true, lastChange },
    usage: { scriptsGenerated: 1 },
  });
  expect(await stateOf(user, path)).toEqual({ freeLeft: 2, takesAnyCode: false, takesPrograms: true, lastChange });
  const undone = await user.post(`${path}/undo`, {});
  expect(undone.body).toMatchObject({
    generated: { script: answer.script, program: answer.program },
    lastChange: null,
  });
  expect(await stateOf(user, path)).toEqual({
    freeLeft: 2,
    takesAnyCode: false,
    takesPrograms: true,
    lastChange: null,
  });
});

test('each change request builds on the result of the one before', async () => {
  const { app, user, answer, wishes } = await setUp();
  const wish = wishTo(app, user, `/api/answers/${answer.id}`);
  await wish('use f8');
  await wish('use f9');
  expect(wishes).toEqual([
    { program: answer.program, wish: 'use f8' },
    { program: 'key f8: open "notepad"', wish: 'use f9' },
  ]);
});

test('the first three changes to an answer are free; after that, each counts as a script until none are left', async () => {
  const { app, user, answer } = await setUp({ scriptsGenerated: 1 });
  const path = `/api/answers/${answer.id}`;
  const wish = wishTo(app, user, path);
  for (const [index, key] of ['f1', 'f2', 'f3'].entries()) {
    expect((await wish(`use ${key}`)).body).toMatchObject({
      followUp: { freeLeft: 2 - index },
      usage: { scriptsGenerated: 2 },
    });
  }
  expect((await wish('use f4')).body).toMatchObject({ followUp: { freeLeft: 0 }, usage: { scriptsGenerated: 3 } });
  expect(await wish('use f5')).toMatchObject({ status: 402, body: { code: 'limit-reached' } });
  expect((await stateOf(user, path)).lastChange?.note).toContain('F4');
});

test('free changes stay free even when no scripts are left', async () => {
  const { app, user, answer } = await setUp({ scriptsGenerated: 2 });
  const wish = wishTo(app, user, `/api/answers/${answer.id}`);
  expect(await wish('use f1')).toMatchObject({ status: 200, body: { usage: { scriptsGenerated: 3 } } });
});

test.each(['unclear', 'out-of-scope', 'refused'])(
  'when a change request is %s, the user is told why and isn’t charged',
  async (kind) => {
    const { app, user, answer } = await setUp();
    const path = `/api/answers/${answer.id}`;
    const reply = await wishTo(app, user, path)(kind);
    expect(reply).toMatchObject({ status: 422, body: { code: kind, kind, message: `It is ${kind}.` } });
    expect(await stateOf(user, path)).toEqual({
      freeLeft: 3,
      takesAnyCode: false,
      takesPrograms: true,
      lastChange: null,
    });
    expect(await user.usage()).toMatchObject({ scriptsGenerated: 1 });
  },
);

test('requests with the same request key make one change and count once, no matter how many are sent or how fast', async () => {
  const { app, user, answer } = await setUp();
  const path = `/api/answers/${answer.id}`;
  const wish = wishTo(app, user, path);
  for (const key of ['f1', 'f2', 'f3']) await wish(`use ${key}`);
  const replies = await Promise.all(Array.from({ length: 8 }, () => wish('use f9', 'key-1')));
  const again = await wish('use f9', 'key-1');
  expect(new Set([...replies, again].map(({ status }) => status))).toEqual(new Set([200]));
  expect(again.body).toMatchObject({ script: replies[0]?.body.script, followUp: replies[0]?.body.followUp });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 2 });
  const versions = await app.db.selectFrom('answer_versions').selectAll().execute();
  expect(versions).toHaveLength(4);
  expect(await wish('use f8', 'key-1')).toMatchObject({ status: 409, body: { code: 'key-reused' } });
});

test('of two simultaneous change requests for the same script, the later one is rejected and doesn’t count toward usage', async () => {
  const { app, user, answer } = await setUp();
  const path = `/api/answers/${answer.id}`;
  const wish = wishTo(app, user, path);
  const replies = await Promise.all([wish('use f1'), wish('use f2')]);
  const statuses = replies.map(({ status }) => status).sort();
  const { freeLeft } = await stateOf(user, path);
  // On a slow machine the second may have begun with what the first has made.
  expect([statuses.join(), freeLeft]).toEqual(statuses[1] === 409 ? ['200,409', 2] : ['200,200', 1]);
});

test('a blank or overly long change request is rejected, and the error names the field', async () => {
  const { app, user, answer } = await setUp();
  const wish = wishTo(app, user, `/api/answers/${answer.id}`);
  expect(await wish('  ')).toMatchObject({
    status: 400,
    body: { fields: { wish: 'Please say what should be different' } },
  });
  expect(await wish('x'.repeat(1001))).toMatchObject({
    status: 400,
    body: { fields: { wish: 'Please keep your change to 1000 characters or fewer' } },
  });
  expect(await wish('busy')).toMatchObject({ status: 503, body: { code: 'busy' } });
});

test('without a language model, a change request for a script edited by hand is rejected', async () => {
  const { app, user, answer, wishes } = await setUp();
  const path = `/api/answers/${answer.id}`;
  const reply = await wishTo(app, user, path)('use f9', undefined, { script: `${answer.script}\n; mine` });
  expect(reply).toMatchObject({
    status: 422,
    body: { kind: 'out-of-scope', message: expect.stringContaining('changed by hand or written elsewhere') },
  });
  expect(wishes).toEqual([]);
});

test('changing a saved script creates a new version and uses up one of its free changes', async () => {
  const { app, user, answer } = await setUp();
  const { script, program, id: answerId } = answer;
  const saved = await user.save({ script, program, answerId });
  const path = `/api/scripts/${saved.id}`;
  const reply = await wishTo(app, user, path)('use f9');
  expect(reply.body).toMatchObject({
    id: saved.id,
    script: expect.stringContaining('F9::'),
    followUp: { freeLeft: 2 },
  });
  const { body } = await user.get(path);
  expect(body.script).toMatchObject({ script: reply.body.script, program: 'key f9: open "notepad"' });
  expect(await stateOf(user, path)).toMatchObject({ freeLeft: 2, lastChange: { before: script } });
  expect((await stateOf(user, `/api/answers/${answerId}`)).freeLeft).toBe(2);
  const undone = await user.post(`${path}/undo`, {});
  expect(undone.body.script).toMatchObject({ script, program } satisfies Partial<SavedScript>);
  expect(await stateOf(user, path)).toMatchObject({ freeLeft: 2, lastChange: null });
});

test('each change to a saved script that isn’t linked to an answer counts as a script', async () => {
  const { app, user, answer } = await setUp();
  const saved = await user.save({ script: answer.script, program: answer.program });
  const path = `/api/scripts/${saved.id}`;
  expect(await stateOf(user, path)).toMatchObject({ freeLeft: 0 });
  expect((await wishTo(app, user, path)('use f9')).body).toMatchObject({ usage: { scriptsGenerated: 2 } });
});

test('nobody can see or request changes to another user’s answers and scripts', async () => {
  const { app, user, answer } = await setUp();
  const saved = await user.save({ script: answer.script, program: answer.program, answerId: answer.id });
  const other = await signUp(app, {}, 'eve@example.com');
  for (const path of [`/api/answers/${answer.id}`, `/api/scripts/${saved.id}`]) {
    expect((await other.get(`${path}/follow-ups`)).status).toBe(404);
    expect((await wishTo(app, other, path)('use f9')).status).toBe(404);
  }
});

test('change requests never appear in the log', async () => {
  const { app, user, answer } = await setUp();
  await wishTo(app, user, `/api/answers/${answer.id}`)('use ctrl+alt+pause');
  await wishTo(app, user, `/api/answers/${answer.id}`)('unclear');
  expect(app.logs.join('')).not.toMatch(/ctrl\+alt\+pause|It is unclear/);
});

test('if the writer can’t change programs, the user finds out before asking, and change requests are rejected', async () => {
  const { revise: _, ...writerPool } = standInReviser();
  const app = await startTestApp({ writerPool: writerPool as WriterPool });
  const user = await signUp(app);
  const { id } = (await user.generate()).body as GenerationAnswer;
  const path = `/api/answers/${id}`;
  expect(await stateOf(user, path)).toMatchObject({ takesAnyCode: false, takesPrograms: false });
  expect(await wishTo(app, user, path)('use f9')).toMatchObject({ status: 422, body: { kind: 'out-of-scope' } });
});
