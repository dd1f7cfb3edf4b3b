import type { Db } from '#db/schema.ts';

type FirstPlan = {
  id: string;
  name: string;
  description: string;
  features: readonly string[];
  planType: 'monthly' | 'per-script';
  cents: number;
  interval: 'month' | 'one_time';
};

// The ids are fixed: of several instances that start at once on an empty database, one writes each plan.
export const FIRST_PLANS: readonly FirstPlan[] = [
  {
    id: '6f0c5a52-8f0b-4d0e-9f5e-3d1a6c1b7a01',
    name: 'Pay Per Script',
    description: 'Pay only for the scripts you need.',
    features: [
      'Buy 1, 5, or 10 scripts at a time',
      'No subscription',
      'Credits never expire',
      'Keep and edit every script',
    ],
    planType: 'per-script',
    cents: 99,
    interval: 'one_time',
  },
  {
    id: '6f0c5a52-8f0b-4d0e-9f5e-3d1a6c1b7a02',
    name: 'Monthly Plan',
    description: 'Unlimited scripts for anyone who automates often.',
    features: ['Unlimited script generation', 'Unlimited saved scripts', 'Priority support', 'Advanced features'],
    planType: 'monthly',
    cents: 999,
    interval: 'month',
  },
];

/** Writes the first plans where there never was one. Plans are archived, not deleted, so they do not come back. */
export async function ensureFirstPlans(db: Db, now: number): Promise<void> {
  const anyPlan = await db.selectFrom('plans').select('id').limit(1).executeTakeFirst();
  if (anyPlan) return;
  const rows = FIRST_PLANS.map(({ id, name, description, features, planType, cents, interval }) => ({
    id,
    name,
    description,
    features: JSON.stringify(features),
    plan_type: planType,
    price_cents: cents,
    currency: 'usd',
    interval,
    provider: null,
    provider_product_id: null,
    provider_price_id: null,
    created_at: now,
    updated_at: now,
    archived_at: null,
  }));
  await db
    .insertInto('plans')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
