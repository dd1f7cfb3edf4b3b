import type { GenerationAnswer } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp } from './support/test-app.ts';

const MONTH = 31 * 24 * 60 * 60 * 1000;

async function generated(user: ScriptUser, description?: string): Promise<GenerationAnswer> {
  const { status, body } = await user.generate(description);
  expect(status).toBe(200);
  return body as GenerationAnswer;
}

function giveBack(user: ScriptUser, id: string, symptom = 'nothing-happens') {
  return user.post(`/api/answers/${id}/give-back`, { symptom });
}

async function stateOf(user: ScriptUser, id: string) {
  return (await user.get(`/api/answers/${id}/give-back`)).body.givingBack;
}

test('a user can get a free generation back only once per answer, and can use it for another script', async () => {
  const user = await signUp(await startTestApp(), { scriptsGenerated: 2 });
  const { id, usage } = await generated(user);
  expect(usage).toMatchObject({ freeLeft: 0, scriptsGenerated: 3 });
  expect(await stateOf(user, id)).toEqual({ state: 'offered', left: 5, limit: 5 });
  const { status, body } = await giveBack(user, id);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      givingBack: { state: 'given-back', left: 4, limit: 5 },
      usage: { plan: 'free', freeLeft: 1, scriptsGenerated: 2 },
    },
  });
  expect(await giveBack(user, id)).toMatchObject({ status: 409, body: { code: 'already-given-back' } });
  expect(await stateOf(user, id)).toEqual({ state: 'given-back', left: 4, limit: 5 });
  expect(await user.usage()).toMatchObject({ freeLeft: 1 });
  expect((await user.get('/api/account/data')).body).toMatchObject({
    answers: [{ givenBackAt: expect.any(String) }],
    givenBack: { month: expect.stringMatching(/^\d{4}-\d{2}$/), generations: 1 },
  });
  expect((await user.generate('F9 types "hello"')).status).toBe(200);
  expect((await user.generate('F8 types "hello"')).status).toBe(402);
});

test('giving back a script that didn’t work returns a buyer’s credit and lowers a subscriber’s script count', async () => {
  const app = await startTestApp();
  const buyer = await signUp(app, { plan: 'per-script', credits: 1 });
  const bought = await generated(buyer);
  expect(bought.usage).toMatchObject({ credits: 0, freeLeft: 0 });
  expect((await giveBack(buyer, bought.id)).body.usage).toMatchObject({ credits: 1, freeLeft: 0, scriptsGenerated: 3 });
  const subscriber = await signUp(app, { plan: 'monthly', scriptsGenerated: 7 }, 'sue@example.com');
  const included = await generated(subscriber);
  expect((await giveBack(subscriber, included.id)).body.usage).toMatchObject({ plan: 'monthly', scriptsGenerated: 7 });
});

test('giving back the last free script returns a free one, and giving back the first paid script returns a credit', async () => {
  const user = await signUp(await startTestApp(), { plan: 'per-script', credits: 1, scriptsGenerated: 2 });
  const free = await generated(user);
  const paid = await generated(user, 'F9 types "hello"');
  expect(paid.usage).toMatchObject({ credits: 0, freeLeft: 0 });
  expect((await giveBack(user, free.id)).body.usage).toMatchObject({ credits: 0, freeLeft: 1 });
  expect((await giveBack(user, paid.id)).body.usage).toMatchObject({ credits: 1, freeLeft: 1 });
});

test('of 20 simultaneous requests to give back the same answer, exactly one succeeds', async () => {
  const user = await signUp(await startTestApp());
  const { id } = await generated(user);
  const replies = await Promise.all(Array.from({ length: 20 }, () => giveBack(user, id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'already-given-back')).toHaveLength(19);
  expect(await user.usage()).toMatchObject({ freeLeft: 3, scriptsGenerated: 0 });
});

test('users get at most five generations back a month, even with simultaneous requests and deleted answers', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'monthly' });
  const ids: string[] = [];
  for (let key = 1; key <= 9; key += 1) ids.push((await generated(user, `F${key} opens Notepad`)).id);
  const [first = '', ...others] = ids;
  expect((await giveBack(user, first)).status).toBe(200);
  await user.remove(`/api/answers/${first}`);
  const replies = await Promise.all(others.map((id) => giveBack(user, id)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = replies.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({ status: 409, body: { code: 'give-backs-used-up' } });
  expect(refused?.body.message).toContain('5 scripts off your count this month');
  expect(await user.usage()).toMatchObject({ scriptsGenerated: 4 });
  const left = others.filter((_, index) => replies[index]?.status !== 200);
  expect(await stateOf(user, left[0] ?? '')).toEqual({ state: 'none-left', left: 0, limit: 5 });
  app.pass(MONTH);
  const again = await app.post('/api/auth/login', { email: user.email, password: 'walnut7!' });
  const headers = { authorization: `Bearer ${again.body.accessToken}` };
  const next = await app.post(`/api/answers/${left[0]}/give-back`, { symptom: 'wrong-thing' }, headers);
  expect(next).toMatchObject({ status: 200, body: { givingBack: { left: 4 } } });
});

test('regenerating the same script is free, so there’s nothing to get back for it', async () => {
  const user = await signUp(await startTestApp());
  const first = await generated(user);
  const saved = await user.save({ script: first.script, program: first.program, answerId: first.id });
  const same = await user.post('/api/scripts/generate', { description: saved.description, replaces: saved.id });
  expect(same.body).toMatchObject({ isSame: true, usage: { freeLeft: 2 } });
  const sameId = same.body.id as string;
  expect(await stateOf(user, sameId)).toMatchObject({ state: 'cost-nothing', left: 5 });
  expect(await giveBack(user, sameId)).toMatchObject({ status: 409, body: { code: 'cost-nothing' } });
  expect(await user.usage()).toMatchObject({ freeLeft: 2 });
  expect((await giveBack(user, first.id)).status).toBe(200);
  expect(await user.usage()).toMatchObject({ freeLeft: 3 });
});

test('nobody gets a generation back for someone else’s answer, or without choosing one of the listed symptoms', async () => {
  const app = await startTestApp();
  const { id } = await generated(await signUp(app));
  const eve = await signUp(app, {}, 'eve@example.com');
  expect((await giveBack(eve, id)).status).toBe(404);
  expect((await eve.get(`/api/answers/${id}/give-back`)).status).toBe(404);
  expect(await giveBack(eve, id, 'boring')).toMatchObject({
    status: 400,
    body: { fields: { symptom: expect.anything() } },
  });
  expect((await app.post(`/api/answers/${id}/give-back`, { symptom: 'wrong-thing' })).status).toBe(401);
});

test('a saved script is linked to its answer, and to the new answer once it’s regenerated', async () => {
  const user = await signUp(await startTestApp());
  const first = await generated(user);
  const saved = await user.save({ script: first.script, answerId: first.id });
  expect(saved.answerId).toBe(first.id);
  const second = await generated(user, 'F9 opens Notepad');
  const change = { name: saved.name, script: second.script, program: second.program, answerId: second.id };
  const { body } = await user.put(`/api/scripts/${saved.id}`, change);
  expect(body.script).toMatchObject({ answerId: second.id, program: second.program });
  const savedAs = async () =>
    ((await user.get('/api/answers')).body.answers as { id: string; savedAs: string | null }[]).map((answer) => [
      answer.id,
      answer.savedAs,
    ]);
  expect(await savedAs()).toEqual([
    [second.id, saved.id],
    [first.id, null],
  ]);
  await user.put(`/api/scripts/${saved.id}`, { name: 'Renamed' });
  expect((await savedAs())[0]).toEqual([second.id, saved.id]);
});

test('a script can’t be linked to someone else’s answer', async () => {
  const app = await startTestApp();
  const { id: foreign } = await generated(await signUp(app));
  const eve = await signUp(app, {}, 'eve@example.com');
  const saved = await eve.save({ answerId: foreign });
  expect(saved.answerId).toBeNull();
  const { body } = await eve.put(`/api/scripts/${saved.id}`, { name: 'Mine', answerId: foreign });
  expect(body.script).toMatchObject({ answerId: null });
});
