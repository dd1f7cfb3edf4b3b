import { z } from 'zod';
import { changeSubscription } from '../money/change-subscription.ts';
import { endSubscription } from '../money/end-subscription.ts';
import { listObjects, readObject } from '../state/object-store.ts';
import type { SubscriptionStatus } from '../state/objects.ts';
import { refused } from '../state/sandbox-error.ts';
import { flag, integer, nothing, page, route, text } from './route.ts';

const STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const satisfies SubscriptionStatus[];

export const subscriptionRoutes = [
  route(
    'GET',
    '/v1/subscriptions',
    z.strictObject({ ...page, customer: text().optional(), status: z.enum([...STATUSES, 'all']).optional() }),
    (turn, { status, ...at }) =>
      listObjects(turn, 'subscription', '/v1/subscriptions', at, (subscription) => {
        if (status === 'all') return true;
        return status ? subscription.status === status : subscription.status !== 'canceled';
      }),
  ),
  route('GET', '/v1/subscriptions/:id', nothing(), (turn, _params, id) => readObject(turn, 'subscription', id)),
  route(
    'POST',
    '/v1/subscriptions/:id',
    z
      .strictObject({
        cancel_at_period_end: flag().optional(),
        cancel_at: z.union([z.literal('').transform(() => null), integer()]).optional(),
      })
      .refine((params) => Object.keys(params).length === 1, 'Send either cancel_at or cancel_at_period_end'),
    async (turn, ending, id) => changeSubscription(turn, await readObject(turn, 'subscription', id), ending),
  ),
  route('DELETE', '/v1/subscriptions/:id', nothing(), async (turn, _params, id) => {
    const subscription = await readObject(turn, 'subscription', id);
    if (subscription.ended_at !== null) throw refused(`No such subscription: '${id}'`, 'id');
    return endSubscription(turn, subscription);
  }),
];

export const invoiceRoutes = [
  route(
    'GET',
    '/v1/invoices',
    z.strictObject({
      ...page,
      customer: text().optional(),
      subscription: text().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    (turn, { subscription, status, ...at }) =>
      listObjects(
        turn,
        'invoice',
        '/v1/invoices',
        at,
        (invoice) =>
          (!status || invoice.status === status) &&
          (!subscription || invoice.parent.subscription_details.subscription === subscription),
      ),
  ),
  route('GET', '/v1/invoices/:id', nothing(), (turn, _params, id) => readObject(turn, 'invoice', id)),
];
