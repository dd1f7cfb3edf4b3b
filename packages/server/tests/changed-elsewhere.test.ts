import { expect, test } from 'vitest';
import { signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

test('when two edits start from the same version of a script, the later one is rejected and changes nothing', async () => {
  const user = await signUp(await startTestApp());
  const { id, updatedAt } = await user.save();
  const path = `/api/scripts/${id}`;
  const first = await user.put(path, { name: 'First', script: 'F1::Reload()', basedOn: updatedAt });
  expect(first.status).toBe(200);
  const second = await user.put(path, { name: 'Second', script: 'F2::Reload()', basedOn: updatedAt });
  expect(second).toMatchObject({ status: 409, body: { code: 'script-changed' } });
  const { body } = await user.get(path);
  expect(body.script).toMatchObject({ name: 'First', script: 'F1::Reload()' });
  const now = (body.script as { updatedAt: string }).updatedAt;
  expect((await user.put(path, { name: 'Second', basedOn: now })).status).toBe(200);
});

test('of 8 simultaneous edits to the same script, only one gets through', async () => {
  const user = await signUp(await startTestApp());
  const { id, updatedAt } = await user.save();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => user.put(`/api/scripts/${id}`, { name: `Tab ${at}`, basedOn: updatedAt })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
});

test('an edit that names no starting version is saved, and one that names an invalid version is rejected', async () => {
  const user = await signUp(await startTestApp());
  const { id } = await user.save();
  expect((await user.put(`/api/scripts/${id}`, { name: 'Any' })).status).toBe(200);
  expect((await user.put(`/api/scripts/${id}`, { name: 'Any', basedOn: 'yesterday' })).status).toBe(400);
});
