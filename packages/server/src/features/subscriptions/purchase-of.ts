import type { Purchase } from '@hotscribe/contract';
import { findOrder } from './order-store.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';

/** What a user's own checkout has come to; nothing where it is over without a payment, or the money went back. */
export async function purchaseOf(
  { db, provider }: SubscriptionDeps,
  userId: string,
  orderId: string | undefined,
): Promise<Purchase | null> {
  const order = orderId && provider && (await findOrder(db, provider.name, userId, orderId));
  if (!order || (order.status !== 'paid' && order.status !== 'open')) return null;
  return { state: order.status, planType: order.plan_type, credits: order.credits };
}
