import { z } from 'zod';
import { refundCharge } from '../money/refund-charge.ts';
import { insertObject, listObjects, readObject } from '../state/object-store.ts';
import type { Charge } from '../state/objects.ts';
import { missing, refused } from '../state/sandbox-error.ts';
import { baseOf, type Turn } from '../state/turn.ts';
import { amount, metadata, nothing, page, route, text } from './route.ts';

const ofPayment = { charge: text().optional(), payment_intent: text().optional() };

export const chargeRoutes = [
  route(
    'GET',
    '/v1/charges',
    z.strictObject({ ...page, customer: text().optional(), payment_intent: text().optional() }),
    (turn, { payment_intent, ...at }) =>
      listObjects(
        turn,
        'charge',
        '/v1/charges',
        at,
        (charge) => !payment_intent || charge.payment_intent === payment_intent,
      ),
  ),
  route('GET', '/v1/charges/:id', nothing(), (turn, _params, id) => readObject(turn, 'charge', id)),
];

export const refundRoutes = [
  route(
    'POST',
    '/v1/refunds',
    z.strictObject({
      ...ofPayment,
      amount: amount().optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata(),
    }),
    async (turn, { charge, payment_intent, reason = null, ...params }) =>
      refundCharge(turn, await chargeOf(turn, charge, payment_intent), { ...params, reason }),
  ),
  route('GET', '/v1/refunds', z.strictObject({ ...page, ...ofPayment }), (turn, { charge, payment_intent, ...at }) =>
    listObjects(
      turn,
      'refund',
      '/v1/refunds',
      at,
      (refund) =>
        (!charge || refund.charge === charge) && (!payment_intent || refund.payment_intent === payment_intent),
    ),
  ),
  route('GET', '/v1/refunds/:id', nothing(), (turn, _params, id) => readObject(turn, 'refund', id)),
];

export const disputeRoutes = [
  route('GET', '/v1/disputes', z.strictObject({ ...page, ...ofPayment }), (turn, { charge, payment_intent, ...at }) =>
    listObjects(
      turn,
      'dispute',
      '/v1/disputes',
      at,
      (dispute) =>
        (!charge || dispute.charge === charge) && (!payment_intent || dispute.payment_intent === payment_intent),
    ),
  ),
];

export const portalRoutes = [
  route(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({ customer: text(), return_url: z.url({ protocol: /^https?$/ }) }),
    async (turn, { customer: id, return_url }) => {
      const customer = await readObject(turn, 'customer', id, 'customer');
      if (customer.deleted) throw missing('customer', id, 'customer');
      const base = baseOf(turn, 'billing_portal.session');
      const url = new URL(`/sandbox/portal/${base.id}`, return_url).href;
      return insertObject(turn, { ...base, customer: id, return_url, url });
    },
  ),
];

export const eventRoutes = [
  route('GET', '/v1/events', z.strictObject({ ...page, type: text().optional() }), (turn, { type, ...at }) =>
    listObjects(turn, 'event', '/v1/events', at, (event) => !type || event.type === type),
  ),
  route('GET', '/v1/events/:id', nothing(), (turn, _params, id) => readObject(turn, 'event', id)),
];

async function chargeOf(turn: Turn, charge?: string, paymentIntent?: string): Promise<Charge> {
  if (charge) return readObject(turn, 'charge', charge, 'charge');
  if (!paymentIntent) throw refused('One of the following params should be provided: payment_intent or charge.');
  const intent = await readObject(turn, 'payment_intent', paymentIntent, 'payment_intent');
  return readObject(turn, 'charge', intent.latest_charge);
}
