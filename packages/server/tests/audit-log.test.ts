import type { AuditEntry } from '@hotscribe/contract';
import { expect, test } from 'vitest';
import { createPlan, PLANS } from './support/plan-calls.ts';
import { type SignedInUser, signedInAdmin } from './support/signed-in.ts';
import { PASSWORD, startTestApp } from './support/test-app.ts';

async function page(admin: SignedInUser, query = '') {
  const { body } = await admin.get(`/api/admin/audit-log${query}`);
  return body as { entries: AuditEntry[]; nextCursor: string | null };
}

test('the audit log shows who changed what, with the old and new values, newest first', async () => {
  const app = await startTestApp();
  const ada = await signedInAdmin(app, 'ada@example.com');
  const bob = await signedInAdmin(app, 'bob@example.com');
  const { id } = await createPlan(ada);
  const tick = () => app.pass(1000);
  tick();
  await bob.patch(`${PLANS}/${id}`, { name: 'Office', price: 31 });
  tick();
  await bob.patch(`${PLANS}/${id}`, { name: 'Office' });
  await ada.post(`${PLANS}/promotion/${id}`, { salePrice: 5, saleStartDate: '2099-01-01', saleEndDate: '2099-01-02' });
  tick();
  await ada.remove(`${PLANS}/promotion/${id}`);
  tick();
  await bob.remove(`${PLANS}/${id}`);
  tick();
  await bob.post(`${PLANS}/${id}/restore`);
  const { entries, nextCursor } = await page(ada);
  expect(nextCursor).toBeNull();
  expect(entries.map(({ actor, action, subject }) => [actor, action, subject.name])).toEqual([
    ['bob@example.com', 'plan-restored', 'Office'],
    ['bob@example.com', 'plan-deleted', 'Office'],
    ['ada@example.com', 'promotion-ended', 'Office'],
    ['ada@example.com', 'promotion-created', 'Office'],
    ['bob@example.com', 'plan-updated', 'Office'],
    ['ada@example.com', 'plan-created', 'Team'],
  ]);
  expect(entries[4]?.changes).toEqual([
    { field: 'name', before: 'Team', after: 'Office' },
    { field: 'price', before: '29.50 USD', after: '31.00 USD' },
  ]);
  expect(entries[3]?.changes).toContainEqual({ field: 'salePrice', before: null, after: '5.00 USD' });
});

test('the audit log is split into pages, and drops the email address of an admin whose account is deleted', async () => {
  const app = await startTestApp();
  const ada = await signedInAdmin(app, 'ada@example.com');
  const bob = await signedInAdmin(app, 'bob@example.com');
  const { id } = await createPlan(bob);
  for (let price = 1; price <= 4; price += 1) {
    app.pass(1000);
    await bob.patch(`${PLANS}/${id}`, { price });
  }
  expect((await bob.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  const first = await page(ada, '?limit=3');
  expect(first.entries).toHaveLength(3);
  const second = await page(ada, `?limit=3&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ entries: [{ action: 'plan-updated' }, { action: 'plan-created' }], nextCursor: null });
  for (const { actor } of [...first.entries, ...second.entries]) expect(actor).toBeNull();
  expect((await ada.get('/api/admin/audit-log?cursor=nonsense')).status).toBe(400);
});
