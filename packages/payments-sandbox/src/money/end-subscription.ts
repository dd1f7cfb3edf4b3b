import { emitEvent } from '../state/emit-event.ts';
import { saveObject } from '../state/object-store.ts';
import type { Subscription } from '../state/objects.ts';
import type { Turn } from '../state/turn.ts';

/** Ends a subscription now. */
export async function endSubscription(turn: Turn, subscription: Subscription): Promise<Subscription> {
  const ended: Subscription = {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? turn.now,
    ended_at: turn.now,
  };
  await saveObject(turn, ended, { dueAt: null });
  await emitEvent(turn, 'customer.subscription.deleted', ended);
  return ended;
}
