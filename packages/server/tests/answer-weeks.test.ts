import type { GenerationAnswer, Overview } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { moveToNoon } from './support/move-to-noon.ts';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { signedInAdmin } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';

async function generated(user: ScriptUser, description?: string): Promise<GenerationAnswer> {
  return (await user.generate(description)).body as GenerationAnswer;
}

test('the overview shows how many answers were kept, changed, and given back each week, counting each once', async () => {
  const app = await startTestApp();
  moveToNoon(app);
  const admin = await signedInAdmin(app);
  const ada = await signUp(app, { plan: 'monthly' }, 'ada@example.com');
  const thisWeek = async () => {
    const { weeks, symptoms } = (await admin.get('/api/admin/overview?days=1')).body as unknown as Overview;
    expect(weeks).toHaveLength(8);
    return { ...weeks.at(-1), symptoms: symptoms.filter(({ times }) => times > 0) };
  };
  const none = { week: expect.any(String), scripts: 0, kept: 0, changed: 0, givenBack: 0, symptoms: [] };
  expect(await thisWeek()).toEqual(none);

  const first = await generated(ada);
  const saved = await ada.save({ script: first.script, program: first.program, answerId: first.id });
  await ada.save({ script: first.script, program: first.program, answerId: first.id });
  expect(await thisWeek()).toEqual({ ...none, scripts: 1, kept: 1 });

  await ada.put(`/api/scripts/${saved.id}`, { name: 'A new name' });
  expect(await thisWeek()).toMatchObject({ kept: 1, changed: 0 });
  await ada.put(`/api/scripts/${saved.id}`, { name: 'A new name', script: 'F1::Run("notepad.exe")' });
  await ada.put(`/api/scripts/${saved.id}`, { name: 'A new name', script: 'F2::Run("notepad.exe")' });
  expect(await thisWeek()).toMatchObject({ kept: 1, changed: 1 });

  const second = await generated(ada, 'F9 types "hello"');
  const { knobs } = (await ada.get(`/api/answers/${second.id}/knobs`)).body as {
    knobs: { id: string; kind: string; value: string }[];
  };
  const key = knobs.find(({ kind }) => kind === 'key');
  const changed = await ada.post(`/api/answers/${second.id}/knobs`, { knob: key?.id, was: key?.value, value: 'f7' });
  expect(changed.status).toBe(200);
  await ada.save({ script: 'F3::Send("mine")', answerId: second.id });
  expect(await thisWeek()).toMatchObject({ scripts: 2, kept: 2, changed: 2 });

  await ada.post(`/api/answers/${first.id}/give-back`, { symptom: 'wrong-thing' });
  await ada.post(`/api/answers/${first.id}/give-back`, { symptom: 'wrong-thing' });
  await ada.post(`/api/answers/${second.id}/give-back`, { symptom: 'does-not-stop' });
  expect(await thisWeek()).toEqual({
    ...none,
    scripts: 2,
    kept: 2,
    changed: 2,
    givenBack: 2,
    symptoms: [
      { symptom: 'wrong-thing', times: 1 },
      { symptom: 'does-not-stop', times: 1 },
    ],
  });
});

test('saving a regenerated script counts as keeping it, not as changing it', async () => {
  const app = await startTestApp();
  moveToNoon(app);
  const admin = await signedInAdmin(app);
  const ada = await signUp(app, {}, 'ada@example.com');
  const first = await generated(ada);
  const saved = await ada.save({ script: first.script, answerId: first.id });
  const { id: answerId, script } = await generated(ada, 'F9 opens Notepad');
  await ada.put(`/api/scripts/${saved.id}`, { name: saved.name, script, answerId });
  const { weeks } = (await admin.get('/api/admin/overview')).body as unknown as Overview;
  expect(weeks.at(-1)).toMatchObject({ kept: 2, changed: 0 });
});

test('weeks start on Monday, and the last eight are shown', async () => {
  const app = await startTestApp();
  moveToNoon(app);
  const admin = await signedInAdmin(app);
  const { weeks } = (await admin.get('/api/admin/overview')).body as unknown as Overview;
  const mondays = weeks.map(({ week }) => new Date(week));
  expect(mondays.map((day) => day.getUTCDay())).toEqual(Array(8).fill(1));
  const [oldest = new Date(), newest = new Date()] = [mondays.at(0), mondays.at(-1)];
  expect(app.now() - newest.getTime()).toBeLessThan(7 * 24 * 60 * 60 * 1000);
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  await app.db
    .insertInto('generation_days')
    .values([
      { day: day(oldest.getTime()), outcome: 'kept', times: 4 },
      { day: day(oldest.getTime() - 1000), outcome: 'kept', times: 9 },
    ])
    .execute();
  const after = ((await admin.get('/api/admin/overview?days=365')).body as unknown as Overview).weeks;
  expect(after.map(({ kept }) => kept)).toEqual([4, 0, 0, 0, 0, 0, 0, 0]);
});
