import { ANSWER_VERSIONS_MAX_BYTES, ANSWERS_KEPT, KEYS_KEPT, STORAGE_LIMITS, type Storage } from '@hotscribe/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countWhatIsStored } from '#db/migrations/0014-storage.ts';
import type { Db } from '#db/schema.ts';
import { changeAnswer, holdAnswer, replyOf } from '#features/scripts/answers/answer-versions.ts';
import { startHousekeeping } from '../src/housekeeping.ts';
import { says, startModelServer } from './support/model-server.ts';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { bearer, startTestApp } from './support/test-app.ts';

const SCRIPT = { name: 'Notepad', description: DESCRIPTION, script: '^!n::Run("notepad.exe")' };
const LONG = `; ${'é'.repeat(40_000)}\n`;

async function storage(user: ScriptUser): Promise<Storage> {
  return (await user.get('/api/scripts/storage')).body.storage as Storage;
}

function fill(db: Db, user: ScriptUser, stored: { scripts_saved?: number; stored_bytes?: number }) {
  return db.updateTable('users').set(stored).where('id', '=', user.id).execute();
}

/** What the tables really hold, by the same rule as the migration. */
async function counted(db: Db, user: ScriptUser): Promise<{ scripts: number; bytes: number }> {
  const { rows } = await sql<{ scripts: number; bytes: number }>`
    select count(*) as scripts, cast(coalesce(sum(
      octet_length(name) + octet_length(description) + octet_length(original_description) + octet_length(script)
      + octet_length(coalesce(program, ''))
      + (select coalesce(sum(octet_length(v.script) + octet_length(coalesce(v.program, ''))
          + octet_length(coalesce(v.change_note, ''))), 0) from script_versions v where v.script_id = scripts.id)
    ), 0) as integer) as bytes from scripts where user_id = ${user.id}`.execute(db);
  return { scripts: Number(rows[0]?.scripts), bytes: Number(rows[0]?.bytes) };
}

test('of 50 simultaneous saves with room for one, exactly one succeeds', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await fill(app.db, user, { scripts_saved: STORAGE_LIMITS.free.scripts - 1 });
  const replies = await Promise.all(Array.from({ length: 50 }, () => user.post('/api/scripts/save', SCRIPT)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  expect(refused[0]?.body).toMatchObject({
    code: 'storage-full',
    error:
      'Your plan has room for 200 saved scripts, and you’ve used all of it. Delete scripts you no longer need, or upgrade for more space.',
  });
  expect(await counted(app.db, user)).toMatchObject({ scripts: 1 });
  expect(await storage(user)).toMatchObject({ scripts: 200, maxScripts: 200 });
});

test('storage is also limited in bytes, including earlier versions', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const saved = await user.save({ script: LONG });
  expect(await storage(user)).toMatchObject({ plan: 'free', scripts: 1, maxBytes: STORAGE_LIMITS.free.bytes });
  expect((await storage(user)).bytes).toBeGreaterThan(80_000);
  const left = STORAGE_LIMITS.free.bytes - 100_000;
  await fill(app.db, user, { stored_bytes: left });
  const change = { name: saved.name, script: `${LONG}F1::Send("a")` };
  expect((await user.put(`/api/scripts/${saved.id}`, change)).status).toBe(200);
  const refused = await user.put(`/api/scripts/${saved.id}`, { ...change, script: `${LONG}F1::Send("b")` });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'storage-full',
      error:
        'Your plan has 10 MB of space for saved scripts and their earlier versions, and there isn’t enough left for this. Delete scripts you no longer need, or upgrade for more space.',
    },
  });
  const { body } = await user.get(`/api/scripts/${saved.id}/versions`);
  expect(body.versions).toHaveLength(1);
  expect(await user.post('/api/scripts/save', { ...SCRIPT, script: LONG })).toMatchObject({ status: 409 });
  expect(await user.post('/api/scripts/save', SCRIPT)).toMatchObject({ status: 200 });
});

test('storage use is tracked to the byte through saving, editing, renaming, restoring, undoing, and deleting', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'monthly' });
  const { body: generated } = await user.generate();
  const { script, program } = generated as { script: string; program: string };
  const saved = await user.save({ script, program, answerId: generated.id });
  const other = await user.save({ name: 'Ümläut', script: 'F2::Send("ß")' });
  const agree = async () => {
    const { scripts, bytes } = await storage(user);
    expect({ scripts, bytes }).toEqual(await counted(app.db, user));
  };
  await agree();
  await user.put(`/api/scripts/${other.id}`, { name: 'A much longer name than before', description: '' });
  await agree();
  for (let index = 0; index < 52; index += 1) {
    await user.put(`/api/scripts/${other.id}`, { name: 'Other', script: `F2::Send("${'x'.repeat(index + 1)}")` });
  }
  await agree();
  const { body: kept } = await user.get(`/api/scripts/${other.id}/versions`);
  const [version] = kept.versions as { id: string }[];
  await user.post(`/api/scripts/${other.id}/versions/${version?.id}/restore`, {});
  await agree();
  const { body: knobs } = await user.get(`/api/scripts/${saved.id}/knobs`);
  const knob = (knobs.knobs as { id: string; value: string; kind: string }[]).find(({ value }) =>
    /notepad/i.test(value),
  );
  const changed = await user.post(`/api/scripts/${saved.id}/knobs`, {
    knob: knob?.id,
    was: knob?.value,
    value: 'calc.exe',
  });
  expect(changed.status).toBe(200);
  await agree();
  expect((await user.post(`/api/scripts/${saved.id}/undo`, {})).status).toBe(200);
  await agree();
  await app.db.updateTable('scripts').set({ stored_bytes: 0 }).execute();
  await fill(app.db, user, { stored_bytes: 0 });
  await countWhatIsStored(app.db as never);
  await agree();
  await user.remove(`/api/scripts/${saved.id}`);
  await agree();
  await user.remove(`/api/scripts/${other.id}`);
  expect(await storage(user)).toMatchObject({ scripts: 0, bytes: 0 });
});

test('housekeeping corrects the storage totals for scripts saved by an older server version that didn’t track storage', async () => {
  const app = await startTestApp();
  const [ada, bob] = [await signUp(app), await signUp(app, {}, 'bob@example.com')];
  const saved = await ada.save({ script: LONG });
  for (let index = 0; index < 45; index += 1)
    await ada.save({ name: `Script ${index}`, script: `F${index}::Send("é")` });
  await ada.put(`/api/scripts/${saved.id}`, { name: 'Notepad', script: 'F3::Run("notepad.exe")' });
  await bob.save();
  const before = [await storage(ada), await storage(bob)];
  await app.db.updateTable('scripts').set({ stored_bytes: 0 }).where('name', '!=', 'Script 7').execute();
  await fill(app.db, ada, { stored_bytes: 5 });
  await fill(app.db, bob, { stored_bytes: 9_999_999 });
  await startHousekeeping(app.db, (error) => expect.unreachable(String(error)))();
  expect([await storage(ada), await storage(bob)]).toEqual(before);
  const { id } = await bob.save({ name: 'Another' });
  await bob.remove(`/api/scripts/${id}`);
  await ada.remove(`/api/scripts/${saved.id}`);
  expect((await storage(ada)).bytes).toBe((await counted(app.db, ada)).bytes);
  expect(await storage(bob)).toEqual(before[1]);
});

test('a change to a saved script that would exceed the plan’s storage is rejected before any work is done', async () => {
  const asked: string[] = [];
  const model = await startModelServer((response, request) => {
    asked.push(request.url);
    says('```ahk\nF8::Run("notepad.exe")\n```')(response, request);
  });
  const app = await startTestApp({ model: model.settings });
  const user = await signUp(app);
  const { id } = await user.save({ script: 'F1::Run("notepad.exe")' });
  await fill(app.db, user, { stored_bytes: STORAGE_LIMITS.free.bytes - 5 });
  const wish = () => user.post(`/api/scripts/${id}/follow-ups`, { wish: 'use F8 instead of F1' });
  expect(await wish()).toMatchObject({ status: 409, body: { code: 'storage-full' } });
  expect(asked).toEqual([]);
  await fill(app.db, user, { stored_bytes: 100 });
  expect((await wish()).status).toBe(200);
  expect(asked.length).toBeGreaterThan(0);
});

test('a user over the limit after a subscription ends can still read, rename, export, and delete their scripts', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'monthly' });
  const saved = await user.save();
  await user.put(`/api/scripts/${saved.id}`, { name: 'Notepad', script: 'F3::Run("notepad.exe")' });
  await fill(app.db, user, { scripts_saved: 5000, stored_bytes: 90_000_000 });
  expect((await user.post('/api/scripts/save', SCRIPT)).status).toBe(200);
  app.pass(40 * 24 * 60 * 60 * 1000);
  await app.db
    .updateTable('sessions')
    .set({ last_used_at: Date.now() + 40 * 24 * 60 * 60 * 1000 })
    .execute();
  const { body } = await app.post('/api/auth/login', { email: user.email, password: 'walnut7!' });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  const call = (method: string, path: string, sent?: Record<string, unknown>) =>
    app.call(method, path, { headers, ...(sent && { body: sent }) });
  expect((await call('GET', '/api/scripts/storage')).body.storage).toMatchObject({ plan: 'free', scripts: 5001 });
  expect((await call('POST', '/api/scripts/save', SCRIPT)).body.code).toBe('storage-full');
  expect((await call('GET', '/api/scripts/history')).body.scripts).toHaveLength(2);
  expect((await call('GET', `/api/scripts/${saved.id}/versions`)).body.versions).toHaveLength(1);
  expect((await call('PUT', `/api/scripts/${saved.id}`, { name: 'A longer name' })).status).toBe(200);
  expect((await call('GET', '/api/account/data')).body.scripts).toHaveLength(2);
  expect((await call('DELETE', `/api/scripts/${saved.id}`)).status).toBe(200);
  expect((await call('GET', '/api/scripts/storage')).body.storage).toMatchObject({ scripts: 5000 });
});

test.each(['free', 'per-script', 'monthly'] as const)('the %s plan enforces the limits it shows', async (plan) => {
  const app = await startTestApp();
  const user = await signUp(app, { plan });
  const { scripts, bytes } = STORAGE_LIMITS[plan];
  expect(await storage(user)).toMatchObject({ plan, maxScripts: scripts, maxBytes: bytes });
  await fill(app.db, user, { scripts_saved: scripts - 1 });
  expect((await user.post('/api/scripts/save', SCRIPT)).status).toBe(200);
  expect((await user.post('/api/scripts/save', SCRIPT)).body.code).toBe('storage-full');
  await fill(app.db, user, { scripts_saved: 0, stored_bytes: bytes });
  const refused = await user.post('/api/scripts/save', SCRIPT);
  expect(refused.body.code).toBe('storage-full');
  expect(String(refused.body.error).includes('upgrade')).toBe(plan !== 'monthly');
});

test('answers, their versions, and the replies kept for repeated requests don’t pile up', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'monthly' });
  const { program: choice } = (await user.generate()).body;
  const headers = (key: string) => ({ ...bearer(user.accessToken), 'idempotency-key': key });
  const choose = (key: string) => app.post('/api/scripts/generate', { description: DESCRIPTION, choice }, headers(key));
  for (let index = 0; index < KEYS_KEPT + 5; index += 1) expect((await choose(`key-${index}`)).status).toBe(200);
  const count = async (table: 'answers' | 'generations') => {
    const { kept } = await app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow();
    return Number(kept);
  };
  // The new one comes on top of those that stay.
  expect(await count('answers')).toBe(ANSWERS_KEPT + 1);
  expect(await count('generations')).toBe(KEYS_KEPT);
  const again = await choose(`key-${KEYS_KEPT + 4}`);
  expect(again.body.usage).toMatchObject({ scriptsGenerated: KEYS_KEPT + 6 });
});

test('an answer’s history is limited in size, and its last change can always be undone', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  const { body } = await user.generate();
  const held = () => holdAnswer(app.db, user.id, String(body.id));
  const kept = async () => (await app.db.selectFrom('answer_versions').selectAll().execute()).length;
  const replaceBy = async (length: number) => {
    const row = await held();
    if (!row) throw new Error('the answer is gone');
    const reply = { ...replyOf(row), script: `; ${'x'.repeat(length)}` };
    await changeAnswer(app.db, row, { reply, note: 'It is another.' }, Date.now());
  };
  for (let index = 0; index < 8; index += 1) await replaceBy(100_000);
  expect(await kept()).toBe(4);
  await replaceBy(ANSWER_VERSIONS_MAX_BYTES);
  await replaceBy(10);
  expect(await kept()).toBe(1);
  const undone = await user.post(`/api/answers/${body.id}/undo`, {});
  expect((undone.body.generated as { script: string }).script).toHaveLength(ANSWER_VERSIONS_MAX_BYTES + 2);
});
