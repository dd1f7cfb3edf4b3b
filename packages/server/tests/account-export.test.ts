import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DESCRIPTION, type ScriptUser, signUp } from './support/script-user.ts';
import { bearer, startTestApp, type TestApp } from './support/test-app.ts';

function exported(app: TestApp, user: ScriptUser): Promise<Response> {
  return fetch(`${app.url}/api/account/data`, { headers: bearer(user.accessToken) });
}

async function saveLong(user: ScriptUser, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await user.save({ name: `Long ${index}`, script: `; ${index} ${'"é\n;'.repeat(20_000)}` });
  }
}

test('a large export is streamed as valid JSON, complete and in order', async () => {
  const app = await startTestApp();
  const user = await signUp(app, { plan: 'monthly' });
  const other = await signUp(app, {}, 'eve@example.com');
  await other.save({ name: 'Not yours' });
  await saveLong(user, 45);
  const last = await user.save({ name: 'Edited' });
  for (let index = 0; index < 25; index += 1) {
    await user.put(`/api/scripts/${last.id}`, { name: 'Edited', script: `F1::Send("${index}")` });
  }
  const reply = await exported(app, user);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('content-length')).toBeNull();
  const { scripts, success } = (await reply.json()) as {
    success: boolean;
    scripts: { name: string; script: string; versions: { script: string }[] }[];
  };
  expect(success).toBe(true);
  expect(scripts.map(({ name }) => name)).toEqual([...Array.from({ length: 45 }, (_, i) => `Long ${i}`), 'Edited']);
  expect(scripts[44]?.script).toBe(`; 44 ${'"é\n;'.repeat(20_000)}`);
  expect(scripts.at(-1)?.versions.map(({ script }) => script)).toEqual([
    last.script,
    ...Array.from({ length: 24 }, (_, index) => `F1::Send("${index}")`),
  ]);
});

test('an export that fails partway is cut off and never looks complete', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await user.save({ description: DESCRIPTION });
  await sql`drop table answer_versions`.execute(app.db);
  await sql`alter table answers rename to answers_gone`.execute(app.db);
  const short = await exported(app, user);
  expect(short.status).toBe(500);
  expect(await short.json()).toMatchObject({ success: false, code: 'internal' });
  await sql`alter table answers_gone rename to answers`.execute(app.db);
  await saveLong(user, 20);
  await sql`alter table answers rename to answers_gone`.execute(app.db);
  const long = await exported(app, user);
  expect(long.status).toBe(200);
  await expect(long.text()).rejects.toThrow('terminated');
  expect(app.logs.some((line) => /answers/.test(line) && /"level":50/.test(line))).toBe(true);
});
