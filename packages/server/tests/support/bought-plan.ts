import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { FIRST_PLANS } from '#features/plans/first-plans.ts';

const MONTH = 30 * 24 * 60 * 60 * 1000;
const PROVIDER = 'test';

/** A user who has an active subscription, as it is after a payment. */
export async function giveSubscription(db: Db, userId: string, now = Date.now()): Promise<void> {
  const end = now + MONTH;
  await db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      provider: PROVIDER,
      provider_subscription_id: `sub_${userId}`,
      provider_price_id: 'price_of_nothing',
      status: 'active',
      access_until: end,
      end_date: end,
      past_due_since: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A user who has bought credits; with 0 of them, one who has spent all. */
export async function giveCredits(db: Db, userId: string, credits: number, now = Date.now()): Promise<void> {
  const bought = Math.max(1, credits);
  await db
    .insertInto('credit_ledger')
    .values({
      id: randomUUID(),
      user_id: userId,
      kind: 'purchase',
      source_id: randomUUID(),
      amount: bought,
      created_at: now,
    })
    .execute();
  await insertOrder(db, userId, now);
  await db
    .updateTable('users')
    .set((eb) => ({ credits_used: eb('credits_used', '+', bought - credits) }))
    .where('id', '=', userId)
    .execute();
}

async function insertOrder(db: Db, userId: string, now: number): Promise<void> {
  const plan = FIRST_PLANS.find(({ planType }) => planType === 'per-script');
  if (!plan) throw new Error('there is no plan to buy');
  await db
    .insertInto('orders')
    .values({
      id: randomUUID(),
      user_id: userId,
      plan_id: plan.id,
      plan_type: plan.planType,
      provider: PROVIDER,
      provider_session_id: null,
      provider_payment_id: null,
      provider_price_id: 'price_of_nothing',
      promotion_id: null,
      amount_cents: plan.cents,
      currency: 'usd',
      credits: 1,
      status: 'paid',
      created_at: now,
      paid_at: now,
    })
    .execute();
}
