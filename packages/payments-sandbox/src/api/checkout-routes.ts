import { z } from 'zod';
import { expireSession } from '../money/finish-session.ts';
import { openSession } from '../money/open-session.ts';
import { listObjects, readObject } from '../state/object-store.ts';
import { refused } from '../state/sandbox-error.ts';
import { integer, metadata, nothing, page, route, text } from './route.ts';

const address = () => z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const madeWith = () => z.strictObject({ metadata: metadata() }).optional();

const newSession = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  customer: text(),
  line_items: z.array(z.strictObject({ price: text(), quantity: integer() })).length(1),
  discounts: z
    .array(z.strictObject({ coupon: text() }))
    .max(1)
    .default([]),
  success_url: address(),
  cancel_url: address().optional(),
  expires_at: integer().optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata(),
  payment_intent_data: madeWith(),
  subscription_data: madeWith(),
});

export const checkoutRoutes = [
  route('POST', '/v1/checkout/sessions', newSession, openSession),
  route(
    'GET',
    '/v1/checkout/sessions',
    z.strictObject({
      ...page,
      customer: text().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      subscription: text().optional(),
      created: z.strictObject({ gte: integer() }).optional(),
    }),
    (turn, { status, subscription, created, ...at }) =>
      listObjects(
        turn,
        'checkout.session',
        '/v1/checkout/sessions',
        at,
        (session) =>
          (!status || session.status === status) &&
          (!subscription || session.subscription === subscription) &&
          (!created || session.created >= created.gte),
      ),
  ),
  route('GET', '/v1/checkout/sessions/:id', nothing(), (turn, _params, id) => readObject(turn, 'checkout.session', id)),
  route('POST', '/v1/checkout/sessions/:id/expire', nothing(), async (turn, _params, id) => {
    const session = await readObject(turn, 'checkout.session', id);
    if (session.status === 'open') return expireSession(turn, session);
    throw refused(`Only Checkout Sessions with a status of open can be expired; this one is ${session.status}.`);
  }),
];
