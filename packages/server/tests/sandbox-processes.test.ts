import { expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { startProcess } from './support/server-process.ts';
import { CARDS } from './support/shop.ts';
import { type Body, bearer, PASSWORD } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const SECRET = { JWT_SECRET: 'one secret for all of the instances of this test' };

async function call(method: string, url: string, body?: object, token?: string): Promise<Body> {
  const reply = await fetch(url, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token && bearer(token)) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await reply.json()) as Body;
}

// What the other had taken in hand would be free again after half a minute, and so would what this one tried in vain;
// such an attempt may still be under way now, and put its event off once more when it ends.
async function deliverAtOnce(db: Db): Promise<unknown[]> {
  await db.updateTable('sandbox_deliveries').set({ next_attempt_at: 0 }).execute();
  return db.selectFrom('sandbox_deliveries').select('event_id').execute();
}

test('server instances share one payment sandbox, and if one is killed, another delivers its events', async () => {
  const database = await emptyDatabase();
  const first = startProcess(database, SECRET);
  const second = startProcess(database, SECRET);
  const [url, otherUrl] = await Promise.all([first.ready, second.ready]);
  const { accessToken } = await call('POST', `${url}/api/auth/register`, {
    email: 'ada@example.com',
    password: PASSWORD,
  });
  const token = String(accessToken);
  const { data: plans } = await call('GET', `${url}/api/subscription-plans`);
  const plan = (plans as { id: string; planType: string }[]).find(({ planType }) => planType === 'per-script');
  const addresses = { successUrl: `${url}/dashboard`, cancelUrl: `${url}/pricing` };
  const { data } = await call('POST', `${url}/api/checkout-sessions`, { planId: plan?.id, ...addresses }, token);
  // Paid on the other instance, which dies before anyone could be told: no event can be handled until then.
  const page = new URL((data as { url: string }).url).pathname;
  const db = await openTestDatabase(database);
  await db.schema.alterTable('credit_ledger').renameTo('credit_ledger_away').execute();
  const card = new URLSearchParams({ number: CARDS.pays, expiry: '12/39', cvc: '123' });
  const paid = await fetch(otherUrl + page, { method: 'POST', redirect: 'manual', body: card });
  expect(paid.status).toBe(303);
  second.child.kill('SIGKILL');
  await second.ended;
  expect(await db.selectFrom('orders').select('status').execute()).toEqual([{ status: 'open' }]);
  await db.schema.alterTable('credit_ledger_away').renameTo('credit_ledger').execute();
  await expect.poll(() => deliverAtOnce(db), { timeout: 60_000 }).toEqual([]);
  expect(await call('GET', `${url}/api/user`, undefined, token)).toMatchObject({ plan: 'per-script', credits: 1 });
});
