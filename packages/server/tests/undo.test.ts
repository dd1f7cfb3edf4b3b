import type { GenerationAnswer } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { changeAnswer, holdAnswer, replyOf } from '#features/scripts/answers/answer-versions.ts';
import { applyChange } from '#features/scripts/update-script.ts';
import { countStored, takeRoom } from '#features/usage/storage-room.ts';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const billing = { takeRoom, countStored };

const NOTHING = { status: 409, body: { code: 'nothing-to-undo' } };

async function change(app: TestApp, user: ScriptUser, id: string, script: string): Promise<void> {
  const held = await holdAnswer(app.db, user.id, id);
  if (!held) throw new Error('no such answer');
  const reply = { ...replyOf(held), script, state: 'check' as const };
  await changeAnswer(app.db, held, { reply, note: `Now: ${script}` }, Date.now());
}

test('changes to an answer are undone one by one, newest first', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id, script, state } = (await user.generate()).body as GenerationAnswer;
  await change(app, user, id, 'F1::Send("one")');
  await change(app, user, id, 'F1::Send("two")');
  const undo = () => user.post(`/api/answers/${id}/undo`, {});
  expect((await undo()).body).toMatchObject({
    generated: { script: 'F1::Send("one")', state: 'check' },
    lastChange: { note: 'Now: F1::Send("one")', before: script },
  });
  expect((await undo()).body).toMatchObject({ generated: { script, state }, lastChange: null });
  expect(await undo()).toMatchObject(NOTHING);
  const row = await app.db.selectFrom('answers').selectAll().executeTakeFirstOrThrow();
  expect([replyOf(row).script, row.state]).toEqual([script, state]);
});

test('an answer keeps its last 50 versions', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id } = (await user.generate()).body as GenerationAnswer;
  for (let index = 0; index < 52; index += 1) await change(app, user, id, `F1::Send("${index}")`);
  const versions = await app.db.selectFrom('answer_versions').select('number').orderBy('number').execute();
  expect([versions.length, versions[0]?.number]).toEqual([50, 3]);
});

test('undoing the last change to a saved script keeps both versions of the code', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id, script } = await user.save();
  const deps = { db: app.db, now: Date.now, billing };
  await applyChange(deps, user.id, id, { script: 'F1::Send("one")', note: 'The shortcut is now F1.' });
  expect(await user.post(`/api/scripts/${id}/undo`, {})).toMatchObject({
    status: 200,
    body: { script: { id, script }, lastChange: null },
  });
  const { body } = await user.get(`/api/scripts/${id}/versions`);
  expect((body.versions as { script: string }[]).map((version) => version.script)).toEqual(['F1::Send("one")', script]);
});

test('a manual edit doesn’t count as a change to undo', async () => {
  const user = await signUp(await startTestApp());
  const { id, name } = await user.save();
  await user.put(`/api/scripts/${id}`, { name, script: 'F1::Send("typed")' });
  expect(await user.post(`/api/scripts/${id}/undo`, {})).toMatchObject(NOTHING);
});

test('a user can’t undo changes to another user’s answers or scripts', async () => {
  const app = await startTestApp();
  const [owner, other] = [await signUp(app), await signUp(app, {}, 'eve@example.com')];
  const { id } = (await owner.generate()).body as GenerationAnswer;
  await change(app, owner, id, 'F1::Send("one")');
  const saved = await owner.save();
  await applyChange({ db: app.db, now: Date.now, billing }, owner.id, saved.id, {
    script: 'F1::Send("one")',
    note: 'Now.',
  });
  expect(await other.post(`/api/answers/${id}/undo`, {})).toMatchObject({ status: 404 });
  expect(await other.post(`/api/scripts/${saved.id}/undo`, {})).toMatchObject({ status: 404 });
});
