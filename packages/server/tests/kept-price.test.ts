import { expect, test } from 'vitest';
import { PLANS, planOfType } from './support/plan-calls.ts';
import { startBuyer, startShop } from './support/shop.ts';
import { signedInAdmin } from './support/signed-in.ts';

test('a subscriber keeps their plan and price after the plan is repriced or deleted, and still counts toward revenue', async () => {
  const shop = await startShop();
  const admin = await signedInAdmin(shop);
  const ada = await startBuyer(shop);
  const plan = await planOfType(shop, 'monthly');
  await shop.provider.pay(await ada.checkout('monthly'));
  await shop.deliverAll();
  const bought = { status: 'active', plan: { id: plan.id, name: plan.name, price: 9.99, interval: 'month' } };
  expect(await ada.status()).toMatchObject({ ...bought, hasInvoices: true });

  await admin.patch(`${PLANS}/${plan.id}`, { price: 15 });
  await admin.remove(`${PLANS}/${plan.id}`);
  await ada.post('/api/subscriptions/sync');
  expect(await ada.status()).toMatchObject(bought);
  expect(await ada.usage()).toMatchObject({ plan: 'monthly' });

  const { body } = await admin.get('/api/admin/overview');
  expect(body).toMatchObject({ users: { total: 2, subscribed: 1 }, revenue: [{ currency: 'usd', total: 9.99 }] });
  expect((body.days as { revenue: number }[]).at(-1)).toMatchObject({ revenue: 9.99 });
});
