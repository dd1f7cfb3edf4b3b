import { FREE_SCRIPT_LIMIT, type Usage } from '@hotscribe/contract';
import { sql } from 'kysely';

/** What decides the plan of a user, computed by the database from what was bought; for queries on `users`. */
export function planState(now: number) {
  return {
    subscribed: sql<boolean>`exists (
      select 1 from subscriptions where subscriptions.user_id = users.id and subscriptions.access_until > ${now}
    )`,
    // Less than none after a subscription, whose generations count as well.
    freeLeft: sql<number>`${FREE_SCRIPT_LIMIT} - (users.scripts_generated - users.credits_used)`,
    // A refund of a credit that was spent already leaves less than none: the next purchase makes up for it.
    credits: sql<number>`(
      select coalesce(sum(amount), 0) from credit_ledger where credit_ledger.user_id = users.id
    ) - users.credits_used`,
    lastPurchase: sql<'monthly' | 'per-script' | null>`(
      select plan_type from orders where orders.user_id = users.id and orders.status = 'paid'
      order by orders.paid_at desc limit 1
    )`,
  };
}

/** The columns that `usageOf` reads. */
export function usageColumns(now: number) {
  const { subscribed, freeLeft, credits, lastPurchase } = planState(now);
  return [
    'scripts_generated' as const,
    freeLeft.as('free_left'),
    sql<number>`case when ${subscribed} then 1 else 0 end`.as('subscribed'),
    credits.as('credits'),
    lastPurchase.as('last_purchase'),
  ] as const;
}

export type UsageRow = {
  scripts_generated: number;
  subscribed: number;
  free_left: number;
  credits: number;
  last_purchase: 'monthly' | 'per-script' | null;
};

/** The plan a user is on and how much of it is used: the one place that says so. */
export function usageOf(row: UsageRow): Usage {
  const plan = planOf(row);
  return {
    plan,
    subscription_plan: plan,
    scriptsGenerated: row.scripts_generated,
    limit: FREE_SCRIPT_LIMIT,
    freeLeft: Math.max(0, Math.min(FREE_SCRIPT_LIMIT, row.free_left)),
    credits: Math.max(0, row.credits),
  };
}

/** The name of that plan alone. */
export function planOf({
  subscribed,
  credits,
  last_purchase,
}: Pick<UsageRow, 'subscribed' | 'credits' | 'last_purchase'>): Usage['plan'] {
  if (subscribed) return 'monthly';
  return credits > 0 || last_purchase === 'per-script' ? 'per-script' : 'free';
}
