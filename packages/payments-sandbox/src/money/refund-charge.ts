import { emitEvent } from '../state/emit-event.ts';
import { insertObject, readObject, saveObject } from '../state/object-store.ts';
import type { Charge, Metadata, Refund } from '../state/objects.ts';
import { refused } from '../state/sandbox-error.ts';
import { baseOf, type Turn } from '../state/turn.ts';
import { losesRefunds } from './test-cards.ts';

const DAY = 24 * 60 * 60;

/** Gives money of a charge back, all that is left of it unless told how much. */
export async function refundCharge(
  turn: Turn,
  charge: Charge,
  { amount, reason, metadata }: { amount?: number | undefined; reason: string | null; metadata: Metadata },
): Promise<Refund> {
  const left = charge.amount - charge.amount_refunded;
  const given = amount ?? left;
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge');
  if (given > left) throw refused(`Refund amount (${given}) is greater than unrefunded amount (${left})`, 'amount');
  const card = await readObject(turn, 'payment_method', charge.payment_method);
  const refund: Refund = {
    ...baseOf(turn, 'refund'),
    amount: given,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded',
    metadata,
  };
  await insertObject(turn, refund, { dueAt: losesRefunds(card) ? turn.now + DAY : null });
  const amount_refunded = charge.amount_refunded + given;
  const refunded = await saveObject(turn, { ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  await emitEvent(turn, 'refund.created', refund);
  await emitEvent(turn, 'charge.refunded', refunded);
  return refund;
}

/** A refund that the bank sends back: the money is ours again. */
export async function failRefund(turn: Turn, refund: Refund): Promise<void> {
  const charge = await readObject(turn, 'charge', refund.charge);
  const failed = await saveObject(turn, { ...refund, status: 'failed' as const }, { dueAt: null });
  await saveObject(turn, { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  await emitEvent(turn, 'refund.failed', failed);
}
