import type { Subscription, SubscriptionStatus } from '@hotscribe/contract';
import type { Db, SubscriptionRow } from '#db/schema.ts';
import { fromCents } from '#lib/money.ts';

/** A user's subscription as it is at this moment: what is over by the clock is over, whatever was heard last. */
export async function subscriptionOf(db: Db, userId: string, now: number): Promise<Subscription> {
  const row = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const customer = await db.selectFrom('customers').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  const hasInvoices = customer !== undefined;
  if (!row) return { status: 'none', endDate: null, plan: null, hasInvoices };
  return {
    status: statusNow(row, now),
    endDate: row.end_date === null ? null : new Date(row.end_date).toISOString(),
    plan: await paidPlan(db, row),
    hasInvoices,
  };
}

function statusNow({ status, access_until }: SubscriptionRow, now: number): SubscriptionStatus {
  if (access_until > now) return status;
  if (status === 'canceling') return 'canceled';
  return status === 'active' || status === 'past_due' ? 'unpaid' : status;
}

// By the price and not by the plan: customers keep the price they bought when the plan gets another.
async function paidPlan(db: Db, { provider, provider_price_id }: SubscriptionRow): Promise<Subscription['plan']> {
  const paid = await db
    .selectFrom('plan_prices')
    .innerJoin('plans', 'plans.id', 'plan_prices.plan_id')
    .select(['plans.id', 'plans.name', 'plans.plan_type as planType'])
    .select(['plan_prices.price_cents', 'plan_prices.currency', 'plan_prices.interval'])
    .where('plan_prices.provider', '=', provider)
    .where('plan_prices.provider_price_id', '=', provider_price_id)
    .executeTakeFirst();
  if (!paid) return null;
  const { price_cents, currency, ...plan } = paid;
  type Paid = NonNullable<Subscription['plan']>;
  return { ...plan, currency: currency as Paid['currency'], price: fromCents(price_cents) };
}
