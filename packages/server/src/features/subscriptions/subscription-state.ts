import type { SubscriptionRow } from '#db/schema.ts';
import type { ProviderSubscription } from '#payments/payment-provider.ts';

export type SubscriptionState = Pick<SubscriptionRow, 'status' | 'access_until' | 'end_date' | 'past_due_since'>;

const GRACE_MS = 3 * 24 * 60 * 60 * 1000;
const NO_ACCESS = 0;

/** Of several subscriptions, the one that lives; the newest may be an attempt that came to nothing. */
export function liveSubscription(subscriptions: readonly ProviderSubscription[]): ProviderSubscription | undefined {
  const counted = subscriptions.filter(({ status }) => status !== 'incomplete_expired');
  return counted.toSorted((a, b) => liveliness(a) - liveliness(b) || b.createdAt - a.createdAt)[0];
}

/**
 * What we say of a subscription, and until when it gives access. A card that fails, or a provider that we cannot hear,
 * costs nobody the access of the first three days; whoever cancels has it for as long as was paid, and no longer.
 */
export function subscriptionState(
  { status, periodEnd, endsAt, endedAt }: ProviderSubscription,
  pastDueSince: number,
): SubscriptionState {
  switch (status) {
    case 'active':
    case 'trialing':
      if (endsAt !== undefined) return state('canceling', endsAt, endsAt);
      return state('active', periodEnd + GRACE_MS, periodEnd);
    case 'past_due':
      return { ...state('past_due', pastDueSince + GRACE_MS, endsAt ?? periodEnd), past_due_since: pastDueSince };
    case 'incomplete':
      return state('incomplete', NO_ACCESS, null);
    case 'canceled':
      return state('canceled', NO_ACCESS, endedAt ?? null);
    default:
      return state('unpaid', NO_ACCESS, null);
  }
}

function state(status: SubscriptionState['status'], accessUntil: number, endDate: number | null): SubscriptionState {
  return { status, access_until: accessUntil, end_date: endDate, past_due_since: null };
}

function liveliness({ status }: ProviderSubscription): number {
  const order = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled'];
  const rank = order.indexOf(status);
  // A kind that we do not know is treated like one that is not paid.
  return rank === -1 ? order.indexOf('paused') : rank === 1 ? 0 : rank;
}
