import { randomUUID } from 'node:crypto';
import { type SavedScript, searchableText } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { type ScriptUser, signUp } from './support/script-user.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

type Page = { scripts: SavedScript[]; total: number; nextCursor: string | null };

async function page(user: ScriptUser, query: Record<string, string> = {}): Promise<Page> {
  const { status, body } = await user.get(`/api/scripts/history?${new URLSearchParams(query)}`);
  if (status !== 200) throw new Error(`history answered ${status}: ${JSON.stringify(body)}`);
  return body as Page;
}

async function allPages(user: ScriptUser, query: Record<string, string>): Promise<Page[]> {
  const pages = [await page(user, query)];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor) {
    pages.push(await page(user, { ...query, cursor }));
  }
  return pages;
}

/** Scripts that were saved in an earlier time, many of them in the same millisecond. */
async function fill(app: TestApp, user: ScriptUser, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `Script ${index}`;
    const description = index % 100 === 0 ? 'opens the Façade' : 'opens notepad';
    return {
      id: randomUUID(),
      user_id: user.id,
      name,
      description,
      original_description: description,
      search_text: searchableText({ name, description }),
      script: `; ${index}`,
      created_at: Math.floor(index / 7),
      updated_at: 0,
    };
  });
  for (let start = 0; start < count; start += 1000) {
    await app.db
      .insertInto('scripts')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
  await app.db.updateTable('users').set({ scripts_saved: count }).where('id', '=', user.id).execute();
}

test('a new account has no saved scripts', async () => {
  const user = await signUp(await startTestApp());
  expect(await page(user)).toEqual({ success: true, scripts: [], total: 0, nextCursor: null });
});

test('12 scripts fit on one page, newest first', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  for (let index = 0; index < 12; index += 1) {
    await user.save({ name: `Script ${index}` });
    app.pass(1000);
  }
  const { scripts, total, nextCursor } = await page(user);
  expect(scripts.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, index) => `Script ${11 - index}`));
  expect({ total, nextCursor }).toEqual({ total: 12, nextCursor: null });
});

test('10,000 scripts are each listed once across pages, and searching covers all of them', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await fill(app, user, 10_000);
  const first = await page(user);
  expect(first.scripts).toHaveLength(50);
  expect(first.total).toBe(10_000);
  const pages = await allPages(user, { limit: '100' });
  expect(pages).toHaveLength(100);
  const scripts = pages.flatMap((each) => each.scripts);
  expect(new Set(scripts.map(({ id }) => id)).size).toBe(10_000);
  const times = scripts.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const found = await allPages(user, { search: 'FAÇADE script', limit: '30' });
  expect(found.map((each) => each.total)).toEqual([100, 100, 100, 100]);
  expect(found.flatMap((each) => each.scripts)).toHaveLength(100);
  expect(await page(user, { search: 'nothing like this' })).toMatchObject({ scripts: [], total: 0, nextCursor: null });
});

test('the next page continues where the last one ended, even if scripts were saved or deleted in between', async () => {
  const app = await startTestApp();
  const user = await signUp(app);
  await fill(app, user, 20);
  const first = await page(user, { limit: '10' });
  await user.save({ name: 'New' });
  const last = first.scripts.at(-1);
  await user.remove(`/api/scripts/${last?.id}`);
  const second = await page(user, { limit: '10', cursor: first.nextCursor ?? '' });
  expect(second.total).toBe(20);
  const seen = [...first.scripts, ...second.scripts].map(({ name }) => name);
  expect(new Set(seen)).toEqual(new Set(Array.from({ length: 20 }, (_, index) => `Script ${index}`)));
});

test.each(['%', '_', '\\', "'", '"; --', 'a'.repeat(200)])(
  'searching for %j finds only scripts that contain it',
  async (search) => {
    const user = await signUp(await startTestApp());
    await user.save({ name: 'plain' });
    expect(await page(user, { search })).toMatchObject({ scripts: [], total: 0 });
    const saved = await user.save({ name: `with ${search}`.slice(-200) });
    expect((await page(user, { search })).scripts).toEqual([saved]);
  },
);

test.each([
  'limit=0',
  'limit=101',
  'limit=many',
  'limit=1.5',
  'cursor=nonsense',
  'cursor=',
  'page=2',
  `search=${'a'.repeat(201)}`,
])('a history request with %s is rejected', async (query) => {
  const user = await signUp(await startTestApp());
  const { status, body } = await user.get(`/api/scripts/history?${query}`);
  expect(status).toBe(400);
  expect(String(body.error).length).toBeGreaterThan(5);
});

test('users can’t see each other’s scripts', async () => {
  const app = await startTestApp();
  const ada = await signUp(app);
  const bob = await signUp(app, {}, 'bob@example.com');
  await fill(app, ada, 60);
  const adas = await page(ada);
  expect(await page(bob)).toMatchObject({ scripts: [], total: 0 });
  expect(await page(bob, { cursor: adas.nextCursor ?? '' })).toMatchObject({ scripts: [], total: 0 });
  expect(await page(bob, { search: 'notepad' })).toMatchObject({ scripts: [], total: 0 });
});
