import type { SavedScript, ScriptVersion } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

async function versions(user: ScriptUser, id: string): Promise<ScriptVersion[]> {
  const { body } = await user.get(`/api/scripts/${id}/versions`);
  return body.versions as ScriptVersion[];
}

test('changing a script’s code saves the previous version, but renaming the script doesn’t', async () => {
  const user = await signUp(await startTestApp());
  const { id, name } = await user.save({ script: 'one' });
  expect(await versions(user, id)).toEqual([]);
  await user.put(`/api/scripts/${id}`, { name: 'renamed' });
  await user.put(`/api/scripts/${id}`, { name, script: 'one' });
  expect(await versions(user, id)).toEqual([]);
  await user.put(`/api/scripts/${id}`, { name, script: 'two' });
  await user.put(`/api/scripts/${id}`, { name, script: 'three' });
  expect((await versions(user, id)).map(({ script }) => script)).toEqual(['two', 'one']);
});

test('an earlier version can be restored, and so can the one it replaces', async () => {
  const user = await signUp(await startTestApp());
  const { id } = await user.save({ script: 'one' });
  await user.put(`/api/scripts/${id}`, { name: 'Changed', script: 'two' });
  const [one] = await versions(user, id);
  const reply = await user.post(`/api/scripts/${id}/versions/${one?.id}/restore`, {});
  expect(reply).toMatchObject({ status: 200, body: { script: { id, name: 'Changed', script: 'one' } } });
  expect((await versions(user, id)).map(({ script }) => script)).toEqual(['two', 'one']);
  const [two] = await versions(user, id);
  await user.post(`/api/scripts/${id}/versions/${two?.id}/restore`, {});
  expect(((await user.get(`/api/scripts/${id}`)).body.script as SavedScript).script).toBe('two');
});

test('simultaneous changes don’t lose any version', async () => {
  const user = await signUp(await startTestApp());
  const { id, name } = await user.save({ script: 'start' });
  const texts = Array.from({ length: 16 }, (_, index) => `text ${index}`);
  await Promise.all(texts.map((script) => user.put(`/api/scripts/${id}`, { name, script })));
  const { body } = await user.get(`/api/scripts/${id}`);
  const all = [(body.script as SavedScript).script, ...(await versions(user, id)).map(({ script }) => script)];
  expect(all.sort()).toEqual(['start', ...texts].sort());
});

test('a script’s last 50 versions are kept', async () => {
  const user = await signUp(await startTestApp());
  const { id, name } = await user.save({ script: '0' });
  for (let text = 1; text <= 53; text += 1) await user.put(`/api/scripts/${id}`, { name, script: String(text) });
  const kept = await versions(user, id);
  expect(kept.map(({ script }) => Number(script))).toEqual(Array.from({ length: 50 }, (_, index) => 52 - index));
});
