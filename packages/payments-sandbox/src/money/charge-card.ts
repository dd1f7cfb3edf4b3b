import { emitEvent } from '../state/emit-event.ts';
import { insertObject } from '../state/object-store.ts';
import type { Metadata, PaymentIntent, PaymentMethod } from '../state/objects.ts';
import { baseOf, newId, type Turn } from '../state/turn.ts';
import { disputeCharge } from './dispute-charge.ts';
import { isDisputed } from './test-cards.ts';

export type Payment = {
  customer: string;
  amount: number;
  currency: string;
  paymentMethod: PaymentMethod;
  metadata?: Metadata;
};

/** Takes the money of a card that has been found good. */
export async function chargeCard(turn: Turn, payment: Payment): Promise<PaymentIntent> {
  const { customer, amount, currency, paymentMethod, metadata = {} } = payment;
  const intentId = newId('payment_intent');
  const charge = await insertObject(turn, {
    ...baseOf(turn, 'charge'),
    amount,
    amount_refunded: 0,
    currency,
    customer,
    payment_intent: intentId,
    payment_method: paymentMethod.id,
    paid: true,
    refunded: false,
    disputed: false,
    status: 'succeeded',
  });
  const intent = await insertObject(turn, {
    ...baseOf(turn, 'payment_intent', intentId),
    amount,
    amount_received: amount,
    currency,
    customer,
    status: 'succeeded' as const,
    latest_charge: charge.id,
    payment_method: paymentMethod.id,
    metadata,
  });
  await emitEvent(turn, 'payment_intent.succeeded', intent);
  if (isDisputed(paymentMethod)) await disputeCharge(turn, charge);
  return intent;
}
