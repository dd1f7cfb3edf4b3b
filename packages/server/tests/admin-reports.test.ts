import { randomUUID } from 'node:crypto';
import type { AuditEntry, CheckedProgram, Report } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { startProcess } from './support/server-process.ts';
import { type SignedInUser, signedInAdmin } from './support/signed-in.ts';
import { startTestApp } from './support/test-app.ts';
import { emptyDatabase } from './support/test-database.ts';

const DAY = 24 * 60 * 60 * 1000;
const RIGHT = 'key ctrl+alt+n: open "WordPad"';

async function addReports(db: Db, requests: readonly string[], day = 20_000): Promise<void> {
  const report = { status: 'open', symptom: 'wrong-thing', state: 'sure', expected: 'WordPad', script: 'a' } as const;
  const empty = { error_text: null, program: null, right_program: null };
  const values = requests.map((request, index) => ({
    ...report,
    ...empty,
    id: randomUUID(),
    request,
    day: (day + index) * DAY,
  }));
  await db.insertInto('reports').values(values).execute();
}

type Page = { reports: Report[]; open: number; done: number; nextCursor: string | null };

async function page(admin: SignedInUser, query = ''): Promise<Page> {
  const { status, body } = await admin.get(`/api/admin/reports${query}`);
  expect(status).toBe(200);
  return body as Page;
}

async function checked(admin: SignedInUser, program: string): Promise<CheckedProgram> {
  return (await admin.post('/api/admin/programs/check', { program })).body.checked as CheckedProgram;
}

test('reports are split into pages, newest day first', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  expect(await page(admin)).toMatchObject({ reports: [], open: 0, done: 0, nextCursor: null });
  await addReports(app.db, ['one', 'two', 'three', 'four', 'five']);
  const first = await page(admin, '?limit=3');
  const second = await page(admin, `?limit=3&cursor=${first.nextCursor}`);
  expect(first.reports.map(({ request }) => request)).toEqual(['five', 'four', 'three']);
  expect(second.reports.map(({ request }) => request)).toEqual(['two', 'one']);
  expect(second).toMatchObject({ open: 5, nextCursor: null });
  expect(first.reports[0]).toMatchObject({
    day: '2024-10-08',
    symptom: 'wrong-thing',
    state: 'sure',
    rightProgram: null,
  });
  expect((await admin.get('/api/admin/reports?cursor=nonsense')).status).toBe(400);
});

test('checking a program as it’s typed shows its errors and where they are, or its explanation and script', async () => {
  const admin = await signedInAdmin(await startTestApp());
  expect(await checked(admin, RIGHT)).toMatchObject({
    problems: [],
    description: ['When you press Ctrl+Alt+N, it opens WordPad.'],
    script: expect.stringContaining('^!n::'),
  });
  expect(await checked(admin, 'key f9: beep\nkey f8: opne "WordPad"')).toMatchObject({
    problems: [{ severity: 'error', line: 2, column: 9, message: expect.stringContaining('open') }],
    description: [],
    script: null,
  });
  expect(await checked(admin, '\nkey f9: beep\n\n  key f9: open "WordPad"')).toMatchObject({
    problems: [{ severity: 'error', line: 4, column: 3 }],
    script: null,
  });
  expect(await checked(admin, 'refuse spying')).toMatchObject({ problems: [], script: null });
  expect((await checked(admin, '')).problems[0]).toMatchObject({ line: 1, column: 1, severity: 'error' });
  const deep = `key f9: ${'repeat 2 { '.repeat(30)}beep${' }'.repeat(30)}`;
  expect((await checked(admin, deep)).problems[0]?.message).toContain('nested too deeply');
  expect((await admin.post('/api/admin/programs/check', { program: 'a'.repeat(10_001) })).status).toBe(400);
});

test('an admin can attach a correct program to a report, see errors in it, and close, reopen, or discard the report', async () => {
  const app = await startTestApp();
  const admin = await signedInAdmin(app);
  await addReports(app.db, ['open word pad']);
  const [{ id } = { id: '' }] = (await page(admin)).reports;
  const path = `/api/admin/reports/${id}`;
  const broken = await admin.patch(path, { rightProgram: 'key ctrl+alt+n: opne "WordPad"' });
  expect(broken).toMatchObject({
    status: 400,
    body: { fields: { rightProgram: expect.stringContaining('Line 1, column 17') } },
  });
  const put = await admin.patch(path, { rightProgram: `  ${RIGHT}\n` });
  expect(put).toMatchObject({ status: 200, body: { report: { rightProgram: RIGHT, status: 'open' } } });
  await admin.patch(path, { rightProgram: RIGHT });
  app.pass(1000);
  const done = await admin.patch(path, { status: 'done' });
  expect(done.body).toMatchObject({
    report: { rightProgram: RIGHT, status: 'done' },
    message: 'Report marked as done.',
  });
  expect(await page(admin)).toMatchObject({ reports: [], open: 0, done: 1 });
  expect((await page(admin, '?status=done')).reports).toHaveLength(1);
  app.pass(1000);
  await admin.patch(path, { status: 'open', rightProgram: null });
  app.pass(1000);
  expect((await admin.remove(path)).status).toBe(200);
  expect((await admin.remove(path)).status).toBe(404);
  expect((await admin.patch(path, { status: 'done' })).status).toBe(404);
  expect(await page(admin)).toMatchObject({ reports: [], open: 0, done: 0 });
  const { entries } = (await admin.get('/api/admin/audit-log')).body as { entries: AuditEntry[] };
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'report-discarded',
    'report-done',
    'report-program-removed',
    'report-program-set',
    'report-reopened',
  ]);
  expect(JSON.stringify(entries)).not.toContain('word pad');
  expect(entries[0]).toMatchObject({ actor: 'admin@example.com', subject: { id, name: 'of 2024-10-04' }, changes: [] });
});

test('npm run admin -- reports prints the requests that have a correct program, one per line', async () => {
  const database = await emptyDatabase();
  const app = await startTestApp({ database });
  const admin = await signedInAdmin(app);
  await addReports(app.db, ['open word pad', 'nobody looked at this one']);
  const [, { id } = { id: '' }] = (await page(admin)).reports;
  await admin.patch(`/api/admin/reports/${id}`, { rightProgram: RIGHT });
  const printing = startProcess(database, {}, ['admin.ts', 'reports']);
  expect(await printing.ended).toBe(0);
  expect(printing.output()).toBe(`${JSON.stringify({ request: 'open word pad', program: RIGHT })}\n`);
});
