import { emitEvent } from '../state/emit-event.ts';
import { findObject } from '../state/object-store.ts';
import type { Subscription } from '../state/objects.ts';
import { refused } from '../state/sandbox-error.ts';
import type { Turn } from '../state/turn.ts';
import { saveSubscription } from './save-subscription.ts';
import { itemOf } from './subscription-item.ts';

export type Ending = { cancel_at_period_end?: boolean | undefined; cancel_at?: number | null | undefined };

/** Lets a subscription end later, or go on after all. */
export async function changeSubscription(
  turn: Turn,
  subscription: Subscription,
  ending: Ending,
): Promise<Subscription> {
  if (subscription.ended_at !== null) {
    throw refused('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const { cancel_at_period_end = false, cancel_at = null } = ending;
  if (cancel_at !== null && cancel_at <= turn.now) throw refused('`cancel_at` must be in the future.', 'cancel_at');
  const endsAt = cancel_at_period_end ? itemOf(subscription).current_period_end : cancel_at;
  const changed: Subscription = {
    ...subscription,
    cancel_at_period_end,
    cancel_at: endsAt,
    canceled_at: endsAt === null ? null : turn.now,
  };
  const invoice = await findObject(turn, 'invoice', subscription.latest_invoice ?? '');
  await saveSubscription(turn, changed, invoice?.next_payment_attempt);
  await emitEvent(turn, 'customer.subscription.updated', changed);
  return changed;
}
