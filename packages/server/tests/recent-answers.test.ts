import { randomUUID } from 'node:crypto';
import type { GenerationAnswer, KeptAnswer, RecentAnswer } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { forgetOldAnswers } from '#features/scripts/answers/answer-store.ts';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

async function recent(user: ScriptUser): Promise<RecentAnswer[]> {
  return (await user.get('/api/answers')).body.answers as RecentAnswer[];
}

async function generated(user: ScriptUser, description = DESCRIPTION): Promise<GenerationAnswer> {
  return (await user.generate(description)).body as GenerationAnswer;
}

/** Copies of an answer, one for each age. */
async function addCopies(app: TestApp, id: string, ages: readonly number[]): Promise<void> {
  const row = await app.db.selectFrom('answers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = ages.map((age) => ({ ...row, id: randomUUID(), created_at: row.created_at - age }));
  await app.db.insertInto('answers').values(copies).execute();
}

test('recent answers are listed newest first, each with its request and its outcome', async () => {
  const user = await signUp(await startTestApp());
  expect(await recent(user)).toEqual([]);
  const first = await generated(user);
  const second = await generated(user, 'F9 types "hello"');
  const saved = await user.save({ script: first.script, answerId: first.id });
  expect(await recent(user)).toEqual([
    {
      id: second.id,
      request: 'F9 types "hello"',
      name: expect.stringContaining('F9'),
      script: second.script,
      state: second.state,
      writer: 'embedded',
      savedAs: null,
      createdAt: expect.any(String),
    },
    expect.objectContaining({ id: first.id, name: 'Ctrl+Alt+N opens Notepad', savedAs: saved.id }),
  ]);
});

test('an answer can be reopened just as it was, along with the script saved from it', async () => {
  const user = await signUp(await startTestApp());
  const { success: _, usage: __, isSame: ___, followUp: ____, id, ...generatedScript } = await generated(user);
  const opened = async () => (await user.get(`/api/answers/${id}`)).body.answer as KeptAnswer;
  expect(await opened()).toEqual({
    id,
    request: DESCRIPTION,
    name: 'Ctrl+Alt+N opens Notepad',
    createdAt: expect.any(String),
    generated: generatedScript,
    saved: null,
  });
  const saved = await user.save({ script: 'mine', name: 'Mine', answerId: id });
  expect((await opened()).saved).toEqual({ id: saved.id, name: 'Mine', script: 'mine' });
});

test('answers can be deleted one by one or all together, and scripts saved from them stay', async () => {
  const user = await signUp(await startTestApp());
  const first = await generated(user);
  const second = await generated(user);
  const third = await generated(user);
  const saved = await user.save({ answerId: first.id });
  expect((await user.remove(`/api/answers/${first.id}`)).status).toBe(200);
  expect((await user.get(`/api/answers/${first.id}`)).status).toBe(404);
  expect((await user.remove(`/api/answers/${first.id}`)).status).toBe(404);
  expect((await recent(user)).map(({ id }) => id)).toEqual([third.id, second.id]);
  expect((await user.remove('/api/answers')).status).toBe(200);
  expect(await recent(user)).toEqual([]);
  expect((await user.get(`/api/scripts/${saved.id}`)).status).toBe(200);
});

test('another user’s answers can’t be seen or deleted', async () => {
  const app = await startTestApp();
  const ada = await signUp(app);
  const eve = await signUp(app, {}, 'eve@example.com');
  const { id } = await generated(ada);
  expect(await recent(eve)).toEqual([]);
  expect((await eve.get(`/api/answers/${id}`)).status).toBe(404);
  expect((await eve.remove(`/api/answers/${id}`)).status).toBe(404);
  expect((await eve.remove('/api/answers')).status).toBe(200);
  expect(await recent(ada)).toHaveLength(1);
  expect((await app.call('GET', '/api/answers')).status).toBe(401);
});

test('up to 30 answers from the last 30 days are kept for each user', async () => {
  const app = await startTestApp();
  const ada = await signUp(app);
  const bob = await signUp(app, {}, 'bob@example.com');
  const { id } = await generated(ada);
  const bobs = await generated(bob);
  await addCopies(app, id, [...Array.from({ length: 32 }, (_, age) => 1000 + age)]);
  await addCopies(app, bobs.id, [29 * DAY, 31 * DAY]);
  expect(await recent(ada)).toHaveLength(30);
  expect((await recent(ada))[0]?.id).toBe(id);
  expect(await recent(bob)).toHaveLength(2);
  const listed = [...(await recent(ada)), ...(await recent(bob))].map((answer) => answer.id);
  await forgetOldAnswers(app.db, Date.now());
  const left = await app.db.selectFrom('answers').select('id').execute();
  expect(left.map((answer) => answer.id).sort()).toEqual(listed.sort());
});

test('answers and their earlier versions are included in the data export', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id, script, state } = await generated(user);
  await app.db
    .insertInto('answer_versions')
    .values({
      id: randomUUID(),
      answer_id: id,
      number: 1,
      created_at: 0,
      change_note: 'F8 now.',
      reply: '{"script":"a"}',
    })
    .execute();
  expect((await user.get('/api/account/data')).body.answers).toEqual([
    {
      request: DESCRIPTION,
      state,
      writer: 'embedded',
      script,
      createdAt: expect.any(String),
      givenBackAt: null,
      changes: [{ note: 'F8 now.', script: 'a', createdAt: '1970-01-01T00:00:00.000Z' }],
    },
  ]);
});
