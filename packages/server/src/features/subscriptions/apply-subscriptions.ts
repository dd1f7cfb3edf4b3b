import type { Db } from '#db/schema.ts';
import type { ProviderSubscription } from '#payments/payment-provider.ts';
import type { CustomerRow } from './customer-store.ts';
import { liveSubscription, subscriptionState } from './subscription-state.ts';
import { findSubscription, removeSubscription, writeSubscription } from './subscription-store.ts';

/** Writes what is true of a customer's subscription now. */
export async function applySubscriptions(
  db: Db,
  { user_id, provider }: CustomerRow,
  subscriptions: readonly ProviderSubscription[],
  now: number,
): Promise<void> {
  const live = liveSubscription(subscriptions);
  if (!live) return removeSubscription(db, user_id, provider);
  const before = await findSubscription(db, user_id);
  const sameTrouble = before?.provider_subscription_id === live.id && before.past_due_since;
  await writeSubscription(db, {
    user_id,
    provider,
    provider_subscription_id: live.id,
    provider_price_id: live.priceId,
    ...subscriptionState(live, sameTrouble || now),
    created_at: live.createdAt,
    updated_at: now,
  });
}
