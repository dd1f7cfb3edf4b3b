import { saveObject } from '../state/object-store.ts';
import type { Subscription } from '../state/objects.ts';
import type { Turn } from '../state/turn.ts';
import { itemOf } from './subscription-item.ts';

/** Writes a changed subscription, and when it will next change automatically. */
export function saveSubscription(
  turn: Turn,
  changed: Subscription,
  nextAttempt: number | null = null,
): Promise<Subscription> {
  return saveObject(turn, changed, { dueAt: nextChange(changed, nextAttempt) });
}

/** When time alone changes a subscription: it ends, is renewed, or its card is tried again. */
export function nextChange(subscription: Subscription, nextAttempt: number | null = null): number | null {
  const { status, cancel_at, cancel_at_period_end } = subscription;
  const atPeriodEnd = status === 'active' || cancel_at_period_end ? itemOf(subscription).current_period_end : null;
  const times = [atPeriodEnd, cancel_at, nextAttempt].filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}
