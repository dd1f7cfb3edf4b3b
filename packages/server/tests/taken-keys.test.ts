import type { SavedScript } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

async function save(user: ScriptUser, name: string, script: string): Promise<SavedScript> {
  const { body } = await user.post('/api/scripts/save', { name, description: DESCRIPTION, script });
  return body.script as SavedScript;
}

async function keys(user: ScriptUser): Promise<unknown> {
  const { body } = await user.get('/api/scripts/keys');
  return (body.scripts as { name: string; keys: string[] }[]).map((script) => [script.name, script.keys]);
}

test('only the owner can see which keys their saved scripts use', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const other = await signUp(app, {}, 'other@example.com');
  await save(user, 'Notes', '^!n::Run("notepad.exe")\nF1::F2\n');
  await save(user, 'Only in Chrome', '#HotIf WinActive("ahk_exe chrome.exe")\n^!n::Click\n');
  expect(await keys(user)).toEqual([['Notes', ['ctrl+alt+n', 'f1']]]);
  expect(await keys(other)).toEqual([]);
  expect(await app.call('GET', '/api/scripts/keys', {})).toMatchObject({ status: 401 });
});

test('a changed script is listed with its new keys, and a deleted one isn’t listed', async () => {
  const user = await signUp(await startTestApp());
  const saved = await save(user, 'Notes', '^!n::Click\n');
  await user.put(`/api/scripts/${saved.id}`, { name: 'Notes', script: '^!m::Click\n' });
  expect(await keys(user)).toEqual([['Notes', ['ctrl+alt+m']]]);
  await user.remove(`/api/scripts/${saved.id}`);
  expect(await keys(user)).toEqual([]);
});

test('for scripts saved before keys were stored, the keys are found on request', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await save(user, 'Old', '^!o::Click\n');
  await app.db.updateTable('scripts').set({ taken_keys: null }).execute();
  expect(await keys(user)).toEqual([['Old', ['ctrl+alt+o']]]);
  expect(await app.db.selectFrom('scripts').select('taken_keys').execute()).toEqual([{ taken_keys: '["ctrl+alt+o"]' }]);
});
