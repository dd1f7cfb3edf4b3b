import type { GenerationAnswer, SavedScript, ScriptVersion } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

async function generated(user: ScriptUser): Promise<GenerationAnswer & { program: string }> {
  return (await user.generate()).body as GenerationAnswer & { program: string };
}

async function opened(user: ScriptUser, id: string): Promise<SavedScript> {
  return (await user.get(`/api/scripts/${id}`)).body.script as SavedScript;
}

test('a saved script keeps the program and the answer it came from', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id: answerId, script, program } = await generated(user);
  const saved = await user.save({ script, program, answerId });
  expect(saved.program).toBe(program);
  expect(await opened(user, saved.id)).toEqual(saved);
  const row = await app.db.selectFrom('scripts').select('answer_id').executeTakeFirstOrThrow();
  expect(row.answer_id).toBe(answerId);
  await app.db.deleteFrom('answers').execute();
  expect(await opened(user, saved.id)).toEqual({ ...saved, answerId: null });
});

test('a saved script can’t be linked to another user’s answer', async () => {
  const app = await startTestApp();
  const { id: answerId } = await generated(await signUp(app));
  const eve = await signUp(app, {}, 'eve@example.com');
  await eve.save({ answerId });
  expect(await app.db.selectFrom('scripts').select('answer_id').execute()).toEqual([{ answer_id: null }]);
});

test.each([
  ['from another script', 'key f9: open "notepad"'],
  ['that isn’t valid', 'press something'],
  ['that only asks a question', 'ask "Which key?"'],
  ['that is empty', ''],
  [
    'that is nested too deeply',
    `key f9: ${'repeat 2 { one-at-random { wait 1s }, { '.repeat(20)}wait 1s${' } }'.repeat(20)}`,
  ],
  ['that is too long', `key f9: type "${'a'.repeat(20_000)}"`],
])('a program %s is dropped, and the script is saved anyway', async (_, program) => {
  const user = await signUp(await startTestApp());
  const { script } = await generated(user);
  expect(await user.save({ script, program })).toMatchObject({ script, program: null });
});

test('editing the code by hand drops the program, and restoring the earlier version brings it back', async () => {
  const user = await signUp(await startTestApp());
  const { script, program } = await generated(user);
  const { id, name } = await user.save({ script, program });
  await user.put(`/api/scripts/${id}`, { name: 'Renamed' });
  expect((await opened(user, id)).program).toBe(program);
  const edited = { name, script: `${script}; mine\n`, program };
  expect((await user.put(`/api/scripts/${id}`, edited)).body).toMatchObject({ script: { program: null } });
  const { versions } = (await user.get(`/api/scripts/${id}/versions`)).body as { versions: ScriptVersion[] };
  await user.post(`/api/scripts/${id}/versions/${versions[0]?.id}/restore`, {});
  expect(await opened(user, id)).toMatchObject({ script, program });
});

test('new code can be saved along with its own program', async () => {
  const user = await signUp(await startTestApp());
  const { script, program } = await generated(user);
  const { id, name } = await user.save();
  await user.put(`/api/scripts/${id}`, { name, script, program });
  expect(await opened(user, id)).toMatchObject({ script, program });
});
