import type { GenerationAnswer } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { keepTodaysGenerations } from '#db/migrations/0006-answers.ts';
import { DESCRIPTION, signUp } from './support/script-user.ts';
import { answerIn, jobEnded, jobIn, startSlowModelApp } from './support/slow-model.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

function kept(app: TestApp) {
  return app.db.selectFrom('answers').selectAll().orderBy('created_at').execute();
}

test('every answer is stored for its owner with the request and the full reply', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const {
    success: _,
    usage: __,
    isSame: ___,
    followUp: ____,
    id,
    ...reply
  } = (await user.generate()).body as GenerationAnswer;
  const [answer, ...others] = await kept(app);
  expect(others).toEqual([]);
  expect(answer).toMatchObject({
    id,
    user_id: user.id,
    request: DESCRIPTION,
    state: reply.state,
    follow_ups: 0,
    given_back_at: null,
  });
  expect(JSON.parse(answer?.reply ?? '')).toEqual(reply);
  expect(reply.program).toBe('key ctrl+alt+n: open "notepad"');
});

test('repeating a request key returns the same answer, which is stored only once', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const replies = await Promise.all(Array.from({ length: 16 }, () => user.generate(DESCRIPTION, 'key-1')));
  const again = await user.generate(DESCRIPTION, 'key-1');
  const ids = new Set([...replies, again].map(({ body }) => body.id));
  expect([...ids]).toEqual((await kept(app)).map(({ id }) => id));
  await user.generate(DESCRIPTION, 'key-2');
  expect(await kept(app)).toHaveLength(2);
});

test('an answer that doesn’t count toward usage isn’t stored either', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { scriptsGenerated: 2 });
  expect((await user.generate('qwertz')).status).toBe(422);
  expect((await user.generate()).status).toBe(200);
  expect((await user.generate()).status).toBe(402);
  await app.post('/api/try', { description: DESCRIPTION });
  expect(await kept(app)).toHaveLength(1);
});

test('a script written by a language model is stored as an answer, and its job returns that answer', async () => {
  const { app, user, model } = await startSlowModelApp();
  const begun = await user.generate();
  await model.release();
  await jobEnded(user, jobIn(begun).id);
  const answer = await answerIn(user, begun);
  const [row] = await kept(app);
  expect(answer).toMatchObject({ id: row?.id, writer: 'model', program: null });
  expect(row?.request).toBe(DESCRIPTION);
});

test('deleting an account deletes its answers', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await user.generate();
  await app.db.deleteFrom('users').where('id', '=', user.id).execute();
  expect(await kept(app)).toEqual([]);
});

test('an answer generated before answers were stored gets an ID and is stored during the upgrade', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { success: _, usage: __, id: ___, ...reply } = (await user.generate(DESCRIPTION, 'key-1')).body;
  await app.db.deleteFrom('answers').execute();
  await app.db
    .updateTable('generations')
    // @ts-expect-error A reply is never changed, except by the update itself.
    .set({ reply: JSON.stringify(reply) })
    .execute();
  await keepTodaysGenerations(app.db as never);
  const [row] = await kept(app);
  expect(row).toMatchObject({ user_id: user.id, state: 'sure', request: expect.stringContaining('Notepad') });
  expect((await user.generate(DESCRIPTION, 'key-1')).body).toMatchObject({ ...reply, id: row?.id });
});
