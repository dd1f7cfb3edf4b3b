import { expect, test } from 'vitest';
import { startBuyer } from './support/shop.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const DAY = 24 * 60 * 60;

async function startWithCheckout() {
  const app = await startTestApp({ payments: { kind: 'sandbox' } });
  const buyer = await startBuyer(app);
  return { app, back: new URL(await buyer.checkout('per-script')).pathname };
}

function move(app: TestApp, fields: { seconds: number; back?: string }, headers: Record<string, string> = {}) {
  const { seconds, back = '' } = fields;
  const body = new URLSearchParams({ seconds: String(seconds), back });
  return fetch(`${app.url}/sandbox/clock`, { method: 'POST', redirect: 'manual', body, headers });
}

async function daysAhead(app: TestApp): Promise<number> {
  const { ahead_ms } = await app.db.selectFrom('sandbox_clock').select('ahead_ms').executeTakeFirstOrThrow();
  return ahead_ms / DAY / 1000;
}

test('after moving the clock on a sandbox page, the user returns to that page', async () => {
  const { app, back } = await startWithCheckout();
  const own = { origin: app.url };
  for (const headers of [{}, own, { 'sec-fetch-site': 'same-origin' }]) {
    const reply = await move(app, { seconds: DAY, back }, headers);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, back]);
  }
  expect(await daysAhead(app)).toBe(3);
});

test.each(['', '/pricing', '/sandbox/checkout/cs_test_none', '/sandbox/portal/bps_none', 'https://evil.example/'])(
  'the clock can’t be moved from %j, only from an open checkout or billing page',
  async (back) => {
    const { app } = await startWithCheckout();
    const reply = await move(app, { seconds: DAY, back });
    expect(reply.status).toBe(403);
    expect(await reply.text()).toContain('The clock wasn’t moved');
    expect(await daysAhead(app)).toBe(0);
  },
);

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'another site (%j) can’t move the clock or make a payment',
  async (headers) => {
    const { app, back } = await startWithCheckout();
    expect((await move(app, { seconds: DAY, back }, headers)).status).toBe(403);
    const body = new URLSearchParams({ number: '4242424242424242', expiry: '12/39', cvc: '123' });
    const paid = await fetch(app.url + back, { method: 'POST', redirect: 'manual', body, headers });
    expect(paid.status).toBe(403);
    expect(await daysAhead(app)).toBe(0);
  },
);

test('the clock can’t go more than ten years ahead, and the user is told so', async () => {
  const { app, back } = await startWithCheckout();
  for (let year = 0; year < 9; year += 1) {
    expect((await move(app, { seconds: 367 * DAY, back })).status).toBe(303);
  }
  const reply = await move(app, { seconds: 367 * DAY, back });
  expect(reply.status).toBe(409);
  expect(await reply.text()).toContain('ten years ahead');
  expect(await daysAhead(app)).toBe(9 * 367);
  for (const seconds of [-1, 0, Number.NaN]) await move(app, { seconds, back });
  expect(await daysAhead(app)).toBe(9 * 367);
});

test('the payment sandbox automatically deletes its saved replies after a day', async () => {
  const database = await emptyDatabase();
  const db = await openTestDatabase(database);
  const answer = { request_hash: '', status: 200, reply: '{}' };
  const answers = [
    { ...answer, idempotency_key: 'old', created_at: Date.now() - DAY * 1000 },
    { ...answer, idempotency_key: 'new', created_at: Date.now() },
  ];
  await db.insertInto('sandbox_requests').values(answers).execute();
  await startTestApp({ database, payments: { kind: 'sandbox' } });
  const kept = () => db.selectFrom('sandbox_requests').select('idempotency_key').execute();
  await expect.poll(kept).not.toContainEqual({ idempotency_key: 'old' });
  expect(await kept()).toContainEqual({ idempotency_key: 'new' });
});
