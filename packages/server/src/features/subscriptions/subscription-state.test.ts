import { expect, test } from 'vitest';
import type { ProviderSubscription } from '#payments/payment-provider.ts';
import { liveSubscription, subscriptionState } from './subscription-state.ts';

const DAY = 24 * 60 * 60 * 1000;
const END = 100 * DAY;
const SEEN = 70 * DAY;

function subscription(fields: Partial<ProviderSubscription>): ProviderSubscription {
  return {
    id: 'sub_1',
    status: 'active',
    priceId: 'price_1',
    periodEnd: END,
    endsAt: undefined,
    endedAt: undefined,
    createdAt: 0,
    ...fields,
  };
}

const NONE = { access_until: 0, end_date: null, past_due_since: null };

test.each([
  [{ status: 'active' }, { status: 'active', access_until: END + 3 * DAY, end_date: END, past_due_since: null }],
  [{ status: 'trialing' }, { status: 'active', access_until: END + 3 * DAY, end_date: END, past_due_since: null }],
  [
    { status: 'active', endsAt: END - DAY },
    { status: 'canceling', access_until: END - DAY, end_date: END - DAY, past_due_since: null },
  ],
  [
    { status: 'trialing', endsAt: END },
    { status: 'canceling', access_until: END, end_date: END, past_due_since: null },
  ],
  [{ status: 'past_due' }, { status: 'past_due', access_until: SEEN + 3 * DAY, end_date: END, past_due_since: SEEN }],
  [{ status: 'unpaid' }, { status: 'unpaid', ...NONE }],
  [{ status: 'paused' }, { status: 'unpaid', ...NONE }],
  [{ status: 'something new' }, { status: 'unpaid', ...NONE }],
  [{ status: 'incomplete' }, { status: 'incomplete', ...NONE }],
  [
    { status: 'canceled', endedAt: 5 * DAY },
    { status: 'canceled', ...NONE, end_date: 5 * DAY },
  ],
])('a subscription the payment provider reports as %j is stored as %j', (fields, expected) => {
  expect(subscriptionState(subscription(fields), SEEN)).toEqual(expected);
});

test('if a user has several subscriptions, the active one counts, even if it isn’t the newest', () => {
  const states = ['canceled', 'incomplete', 'unpaid', 'past_due', 'active', 'incomplete_expired'];
  const subscriptions = states.map((status, createdAt) => subscription({ id: status, status, createdAt }));
  const reversed = subscriptions.map((one) => ({ ...one, createdAt: -one.createdAt }));
  for (const all of [subscriptions, reversed]) {
    const order: string[] = [];
    for (let left = all; left.length > 0; left = left.filter(({ id }) => id !== order.at(-1))) {
      const live = liveSubscription(left);
      if (!live) break;
      order.push(live.id);
    }
    expect(order).toEqual(['active', 'past_due', 'unpaid', 'incomplete', 'canceled']);
  }
});

test('someone who has no subscription, or whose only subscription never started, has no current subscription', () => {
  expect(liveSubscription([])).toBeUndefined();
  expect(liveSubscription([subscription({ status: 'incomplete_expired' })])).toBeUndefined();
});
