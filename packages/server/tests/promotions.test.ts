import { expect, test } from 'vitest';
import { DAY_MS, utcDay } from '#lib/utc-day.ts';
import { moveToNoon } from './support/move-to-noon.ts';
import { offeredPlans, PLANS, planOfType } from './support/plan-calls.ts';
import { signedInAdmin } from './support/signed-in.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

async function setUp() {
  const app = await startTestApp();
  moveToNoon(app);
  const today = app.now();
  const admin = await signedInAdmin(app);
  const { id } = await planOfType(app, 'monthly');
  return { app, admin, id, day: (fromToday: number) => utcDay(today + fromToday * DAY_MS) };
}

/** The sale of the monthly plan as customers see it. */
async function monthlySale(app: TestApp) {
  const { onSale, price, salePrice } = await planOfType(app, 'monthly');
  return { onSale, price, salePrice };
}

const ON_SALE = { onSale: true, price: 9.99, salePrice: 4.99 };
const OFF_SALE = { onSale: false, price: 9.99, salePrice: null };

test('a promotion runs from the start of its first day through the end of its last', async () => {
  const { app, admin, id, day } = await setUp();
  const sale = { salePrice: 4.99, saleStartDate: day(1), saleEndDate: day(2) };
  const reply = await admin.post(`${PLANS}/promotion/${id}`, sale);
  expect(reply).toMatchObject({
    status: 200,
    body: { message: 'Promotion created successfully', data: { onSale: false, promotion: sale } },
  });
  expect(await monthlySale(app)).toEqual(OFF_SALE);
  const toMidnight = Date.parse(day(1)) - app.now();
  app.pass(toMidnight + 1000);
  expect(await monthlySale(app)).toEqual(ON_SALE);
  app.pass(2 * DAY_MS - 60_000);
  expect(await monthlySale(app)).toEqual(ON_SALE);
  app.pass(60_000);
  expect(await monthlySale(app)).toEqual(OFF_SALE);
  expect((await planOfType(app, 'monthly')).promotion).toBeNull();
});

test('a second promotion can’t start until the first one ends, and a promotion can last a single day', async () => {
  const { app, admin, id, day } = await setUp();
  const path = `${PLANS}/promotion/${id}`;
  const today = { salePrice: 4.99, saleStartDate: day(0), saleEndDate: day(0) };
  expect((await admin.remove(path)).status).toBe(404);
  expect((await admin.post(path, today)).body.data).toMatchObject({ onSale: true, salePrice: 4.99 });
  const second = await admin.post(path, { ...today, salePrice: 3, saleEndDate: day(30) });
  expect(second).toMatchObject({ status: 409, body: { code: 'already-on-sale' } });
  expect(await monthlySale(app)).toEqual(ON_SALE);
  expect((await admin.remove(path)).body).toMatchObject({
    message: 'Promotion ended successfully',
    data: { onSale: false, promotion: null },
  });
  expect((await admin.post(path, { ...today, salePrice: 3 })).body.data).toMatchObject({ onSale: true, salePrice: 3 });
});

test('a new promotion replaces one scheduled for overlapping days and leaves the others alone', async () => {
  const { app, admin, id, day } = await setUp();
  const plan = (salePrice: number, from: number, to: number) =>
    admin.post(`${PLANS}/promotion/${id}`, { salePrice, saleStartDate: day(from), saleEndDate: day(to) });
  await plan(1, 2, 3);
  await plan(2, 10, 12);
  await plan(3, 12, 14);
  const kept = await app.db.selectFrom('promotions').select('sale_cents').orderBy('starts_at').execute();
  expect(kept).toEqual([{ sale_cents: 100 }, { sale_cents: 300 }]);
  expect((await planOfType(app, 'monthly')).promotion).toMatchObject({ salePrice: 1 });
});

test('an invalid promotion is rejected, and the error names the field that’s wrong', async () => {
  const { app, admin, id, day } = await setUp();
  const good = { salePrice: 4.99, saleStartDate: day(0), saleEndDate: day(3) };
  const FILL = 'Please fill in all required fields';
  const LESS = 'The sale price must be more than 0 and less than the price';
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ salePrice: undefined }, 'salePrice', FILL],
    [{ salePrice: 0 }, 'salePrice', LESS],
    [{ salePrice: -1 }, 'salePrice', LESS],
    [{ salePrice: 9.99 }, 'salePrice', LESS],
    [{ salePrice: 1.234 }, 'salePrice', LESS],
    [{ saleStartDate: '' }, 'saleStartDate', FILL],
    [{ saleStartDate: 'soon' }, 'saleStartDate', 'Please enter a date'],
    [{ saleStartDate: '2026-02-31' }, 'saleStartDate', 'Please enter a date'],
    [{ saleEndDate: undefined }, 'saleEndDate', FILL],
    [{ saleStartDate: day(4) }, 'saleEndDate', 'End date should be greater than start date'],
    [{ saleStartDate: day(-3), saleEndDate: day(-2) }, 'saleEndDate', 'The end date is in the past'],
  ];
  for (const [fields, field, message] of wrong) {
    const { status, body } = await admin.post(`${PLANS}/promotion/${id}`, { ...good, ...fields });
    const said = (body.fields as Record<string, string>)[field];
    expect({ status, message: body.message, said }).toEqual({ status: 400, message, said: message });
  }
  expect(await monthlySale(app)).toEqual(OFF_SALE);
  const withTimes = { ...good, saleStartDate: `${day(0)}T00:00:00.000Z`, saleEndDate: `${day(0)}T23:00:00.000Z` };
  expect((await admin.post(`${PLANS}/promotion/${id}`, withTimes)).status).toBe(200);
  expect(await monthlySale(app)).toEqual(ON_SALE);
});

test('during a promotion, the regular price can change but must stay above the sale price', async () => {
  const { app, admin, id, day } = await setUp();
  await admin.post(`${PLANS}/promotion/${id}`, { salePrice: 4.99, saleStartDate: day(0), saleEndDate: day(3) });
  const low = await admin.patch(`${PLANS}/${id}`, { price: 4.99 });
  expect(low).toMatchObject({
    status: 400,
    body: { message: 'The price must be higher than the promotion’s sale price. End the promotion first.' },
  });
  expect((await admin.patch(`${PLANS}/${id}`, { currency: 'eur' })).status).toBe(400);
  expect((await admin.patch(`${PLANS}/${id}`, { price: 8 })).body.data).toMatchObject({ price: 8, salePrice: 4.99 });
  expect(await offeredPlans(app)).toHaveLength(2);
});
