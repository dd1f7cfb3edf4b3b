import type { GenerationAnswer, Report } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { forgetOldReports } from '#features/reports/report-store.ts';
import { moveToNoon } from './support/move-to-noon.ts';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { signedInAdmin } from './support/signed-in.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const TOLD = { symptom: 'wrong-thing', expected: 'It should open WordPad.', consent: true };

async function generated(user: ScriptUser, description?: string): Promise<GenerationAnswer> {
  return (await user.generate(description)).body as GenerationAnswer;
}

function rows(app: TestApp) {
  return app.db.selectFrom('reports').selectAll().execute();
}

test('a report keeps what went wrong and what was expected, but nothing that identifies the user', async () => {
  const app = await startTestApp();
  moveToNoon(app);
  const user = await signUp(app);
  const { id, script, program, state } = await generated(user);
  const { status, body } = await user.post(`/api/answers/${id}/reports`, TOLD);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('without your name') },
  });
  const [row] = await rows(app);
  expect(row).toEqual({
    id: expect.any(String),
    day: Math.floor(app.now() / 86_400_000) * 86_400_000,
    status: 'open',
    symptom: 'wrong-thing',
    expected: 'It should open WordPad.',
    error_text: null,
    request: DESCRIPTION,
    script,
    program,
    state,
    right_program: null,
  });
  const text = JSON.stringify(row);
  for (const secret of [user.id, user.email, id]) expect(text).not.toContain(secret);
  expect(app.logs.join('\n')).not.toContain('WordPad');
  expect(JSON.stringify((await user.get('/api/account/data')).body)).not.toContain('WordPad');
});

test('a report without consent or a description isn’t saved', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id } = await generated(user);
  const send = (change: object) => user.post(`/api/answers/${id}/reports`, { ...TOLD, ...change });
  expect(await send({ consent: false })).toMatchObject({
    status: 400,
    body: { fields: { consent: expect.any(String) } },
  });
  expect(await send({ consent: undefined })).toMatchObject({
    status: 400,
    body: { fields: { consent: expect.any(String) } },
  });
  expect(await send({ expected: '  ' })).toMatchObject({
    status: 400,
    body: { fields: { expected: 'Please tell us what the script should have done' } },
  });
  expect((await send({ expected: 'a'.repeat(1001) })).status).toBe(400);
  expect((await send({ symptom: 'boring' })).status).toBe(400);
  expect(await rows(app)).toEqual([]);
});

test('a report on a hand-edited script includes the edited code but not the original program', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id } = await generated(user);
  const script = '^!n::Run("calc.exe")';
  const errorText = 'Error: Failed attempt to launch program';
  await user.post(`/api/answers/${id}/reports`, { ...TOLD, script, symptom: 'error-box', errorText });
  expect(await rows(app)).toMatchObject([{ script, program: null, state: null, error_text: errorText }]);
});

test('a saved script can be reported even after its answer is deleted', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const answer = await generated(user);
  const { script, program } = answer;
  const saved = await user.save({ script, program, answerId: answer.id });
  await user.post(`/api/scripts/${saved.id}/reports`, TOLD);
  expect(await rows(app)).toMatchObject([{ script, program, state: answer.state, request: DESCRIPTION }]);
  await user.remove(`/api/answers/${answer.id}`);
  await app.db.deleteFrom('reports').execute();
  await user.post(`/api/scripts/${saved.id}/reports`, TOLD);
  expect(await rows(app)).toMatchObject([{ script, program, state: null }]);
});

test('users can’t report another user’s scripts or flood us with reports', async () => {
  const app = await startTestApp();
  const ada = await signUp(app);
  const { id } = await generated(ada);
  const saved = await ada.save();
  const eve = await signUp(app, {}, 'eve@example.com');
  expect((await eve.post(`/api/answers/${id}/reports`, TOLD)).status).toBe(404);
  expect((await eve.post(`/api/scripts/${saved.id}/reports`, TOLD)).status).toBe(404);
  expect((await app.post(`/api/answers/${id}/reports`, TOLD)).status).toBe(401);
  for (let sent = 0; sent < 10; sent += 1) await ada.post(`/api/answers/${id}/reports`, TOLD);
  expect((await ada.post(`/api/answers/${id}/reports`, TOLD)).status).toBe(429);
  expect(await rows(app)).toHaveLength(10);
});

test('a report outlives the account it came from and is deleted after a year', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id } = await generated(user);
  await user.post(`/api/answers/${id}/reports`, TOLD);
  expect((await user.post('/api/account/delete', { password: 'walnut7!' })).status).toBe(200);
  const day = 24 * 60 * 60 * 1000;
  await forgetOldReports(app.db, Date.now() + 363 * day);
  expect(await rows(app)).toHaveLength(1);
  await forgetOldReports(app.db, Date.now() + 366 * day);
  expect(await rows(app)).toEqual([]);
});

test('only admins can see and manage reports', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { id } = await generated(user);
  await user.post(`/api/answers/${id}/reports`, TOLD);
  const admin = await signedInAdmin(app);
  const [report] = (await admin.get('/api/admin/reports')).body.reports as Report[];
  expect(report?.request).toBe(DESCRIPTION);
  for (const reply of [
    await user.get('/api/admin/reports'),
    await user.remove(`/api/admin/reports/${report?.id}`),
    await user.post('/api/admin/programs/check', { program: 'key f9: beep' }),
  ]) {
    expect(reply.status).toBe(403);
  }
  expect(await rows(app)).toHaveLength(1);
});
