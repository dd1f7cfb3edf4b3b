import type { SavedScript } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

const NO_SUCH = '7a1f8a1e-0000-4000-8000-000000000000';

async function history(user: ScriptUser, query = ''): Promise<SavedScript[]> {
  const { body } = await user.get(`/api/scripts/history${query}`);
  return body.scripts as SavedScript[];
}

test('a script is saved with its original request and can be found again', async () => {
  const user = await signUp(await startTestApp());
  const reply = await user.post('/api/scripts/save', {
    name: '  Open Notepad ',
    description: DESCRIPTION,
    script: '^!n::Run("notepad.exe")\n',
  });
  expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Script saved!' } });
  const saved = reply.body.script as SavedScript;
  expect(saved).toMatchObject({
    _id: saved.id,
    name: 'Open Notepad',
    description: DESCRIPTION,
    originalDescription: DESCRIPTION,
    script: '^!n::Run("notepad.exe")\n',
  });
  expect(Date.now() - Date.parse(saved.createdAt)).toBeLessThan(60_000);
  expect(await history(user)).toEqual([saved]);
  expect((await user.get(`/api/scripts/${saved.id}`)).body).toEqual({ success: true, script: saved });
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 0 });
});

test.each([
  [{ name: '' }, 'Please provide a name for your script'],
  [{ name: ' \t ' }, 'Please provide a name for your script'],
  [{ name: undefined }, 'Please provide a name for your script'],
  [{ name: 'n'.repeat(201) }, 'Please keep the name to 200 characters or fewer'],
  [{ script: '' }, 'Please generate a script first'],
  [{ script: ' \n ' }, 'Please generate a script first'],
  [{ script: ';'.repeat(100_001) }, 'Please keep the script to 100000 characters or fewer'],
  [{ description: '' }, 'Please describe what you want to automate'],
  [{ userId: 'someone' }, 'Unknown field: userId'],
])('saving a script with %j is rejected', async (fields, error) => {
  const user = await signUp(await startTestApp());
  const given = { name: 'Name', description: DESCRIPTION, script: 'MsgBox("hi")', ...fields };
  expect(await user.post('/api/scripts/save', given)).toMatchObject({ status: 400, body: { error, message: error } });
  expect(await history(user)).toEqual([]);
});

test.each([
  'n'.repeat(200),
  'مرحبا بالعالم — שלום',
  '👩‍👩‍👧‍👦 family 🏳️‍🌈',
  '<img src=x onerror=alert(1)>',
  "Robert'); drop table scripts; --",
  '100% _real_ \\ name',
])('a script named %j keeps its exact name and can be found by it', async (name) => {
  const user = await signUp(await startTestApp());
  await user.save({ name: 'Another' });
  const saved = await user.save({ name, script: `; ${name}\nMsgBox("${'é'.repeat(500)}")` });
  expect(saved.name).toBe(name);
  expect(await history(user, `?search=${encodeURIComponent(name)}`)).toEqual([saved]);
});

test('characters the database can’t store are removed, and the rest is kept', async () => {
  const user = await signUp(await startTestApp());
  const saved = await user.save({ name: 'a\0b\nc', description: 'x\0y', script: 'MsgBox("\0\ud800")' });
  expect(saved).toMatchObject({ name: 'ab c', description: 'xy', script: 'MsgBox("\ufffd")' });
});

test('changing a script’s name and description keeps its code and original request', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const saved = await user.save();
  app.pass(60_000);
  const change = { name: ' New name ', description: ' my own words ' };
  const reply = await user.put(`/api/scripts/${saved.id}`, change);
  expect(reply).toMatchObject({ status: 200, body: { message: 'Script updated successfully!' } });
  const { updatedAt, ...script } = reply.body.script as SavedScript;
  const { updatedAt: before, ...rest } = saved;
  expect(script).toEqual({ ...rest, name: 'New name', description: 'my own words' });
  expect(Date.parse(updatedAt) - Date.parse(before)).toBeGreaterThanOrEqual(60_000);
  expect(await history(user, '?search=words')).toHaveLength(1);
  expect(await history(user, '?search=notepad')).toEqual([]);
  expect((await user.put(`/api/scripts/${saved.id}`, { name: 'New name', description: '' })).status).toBe(200);
});

test.each([{}, { name: '' }, { name: '   ', description: 'x' }])(
  'an edit with %j is rejected because a name is required',
  async (change) => {
    const user = await signUp(await startTestApp());
    const saved = await user.save();
    const reply = await user.put(`/api/scripts/${saved.id}`, change);
    expect(reply).toMatchObject({ status: 400, body: { error: 'Script name is required' } });
  },
);

test('deleting a script also deletes its versions', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const saved = await user.save();
  const kept = await user.save({ name: 'Kept' });
  await user.put(`/api/scripts/${saved.id}`, { name: 'x', script: 'MsgBox("2")' });
  expect((await user.remove(`/api/scripts/${saved.id}`)).body).toEqual({
    success: true,
    message: 'Script deleted successfully!',
  });
  expect((await user.remove(`/api/scripts/${saved.id}`)).status).toBe(404);
  expect((await user.get('/api/scripts/history')).body).toMatchObject({ total: 1, scripts: [kept] });
  expect(await app.db.selectFrom('script_versions').selectAll().execute()).toEqual([]);
});

test('another user’s script can’t be read, changed, deleted, or restored', async () => {
  const app = await startTestApp();
  const ada = await signUp(app);
  const bob = await signUp(app, {}, 'bob@example.com');
  const saved = await ada.save();
  await ada.put(`/api/scripts/${saved.id}`, { name: 'Mine', script: 'MsgBox("2")' });
  const { body } = await ada.get(`/api/scripts/${saved.id}/versions`);
  const [version] = body.versions as { id: string }[];
  const own = await bob.save();
  const replies = [
    await bob.get(`/api/scripts/${saved.id}`),
    await bob.put(`/api/scripts/${saved.id}`, { name: 'Taken', script: 'MsgBox("mine")' }),
    await bob.remove(`/api/scripts/${saved.id}`),
    await bob.get(`/api/scripts/${saved.id}/versions`),
    await bob.post(`/api/scripts/${saved.id}/versions/${version?.id}/restore`, {}),
    await bob.post(`/api/scripts/${own.id}/versions/${version?.id}/restore`, {}),
  ];
  for (const reply of replies) expect(reply).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await history(bob)).toEqual([own]);
  expect(await history(ada)).toMatchObject([{ name: 'Mine', script: 'MsgBox("2")' }]);
});

test.each([NO_SUCH, 'nonsense', '%00', '..%2f..%2fetc', 'x'.repeat(150)])(
  'a script with the ID %j isn’t found',
  async (id) => {
    const user = await signUp(await startTestApp());
    expect((await user.get(`/api/scripts/${id}`)).status).toBe(404);
    expect((await user.put(`/api/scripts/${id}`, { name: 'x' })).status).toBe(404);
    expect((await user.remove(`/api/scripts/${id}`)).status).toBe(404);
    expect((await user.get(`/api/scripts/${id}/versions`)).status).toBe(404);
  },
);

test.each([
  ['GET', '/api/scripts/history'],
  ['POST', '/api/scripts/save'],
  ['GET', `/api/scripts/${NO_SUCH}`],
  ['PUT', `/api/scripts/${NO_SUCH}`],
  ['DELETE', `/api/scripts/${NO_SUCH}`],
  ['GET', `/api/scripts/${NO_SUCH}/versions`],
  ['POST', `/api/scripts/${NO_SUCH}/versions/${NO_SUCH}/restore`],
])('%s %s requires signing in', async (method, path) => {
  const app = await startTestApp();
  expect((await app.call(method, path)).status).toBe(401);
});
