import type { Price, Subscription, SubscriptionItem } from '../state/objects.ts';
import { SandboxError } from '../state/sandbox-error.ts';
import { newId } from '../state/turn.ts';
import { periodEnd } from './billing-period.ts';

/** Subscriptions of the sandbox have exactly one item. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new SandboxError({ status: 500, type: 'api_error', code: 'no_item', message: 'No item' });
  return item;
}

export function firstItem(price: Price, quantity: number, start: number): SubscriptionItem {
  return {
    id: newId('subscription_item'),
    object: 'subscription_item',
    price,
    quantity,
    current_period_start: start,
    current_period_end: periodEnd(start, price.recurring?.interval ?? 'month', 1),
  };
}

/** The subscription in the period that follows its present one. */
export function inNextPeriod(subscription: Subscription): Subscription {
  const item = itemOf(subscription);
  const interval = item.price.recurring?.interval ?? 'month';
  let periods = 1;
  while (periodEnd(subscription.start_date, interval, periods) <= item.current_period_end) periods += 1;
  const next = {
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(subscription.start_date, interval, periods),
  };
  return { ...subscription, items: { ...subscription.items, data: [next] } };
}
