import { emitEvent } from '../state/emit-event.ts';
import { insertObject, saveObject } from '../state/object-store.ts';
import type { Charge, Metadata, Refund } from '../state/objects.ts';
import { refused } from '../state/sandbox-error.ts';
import { baseOf, type Turn } from '../state/turn.ts';

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
  const refund = await insertObject(turn, {
    ...baseOf(turn, 'refund'),
    amount: given,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded' as const,
    metadata,
  });
  const amount_refunded = charge.amount_refunded + given;
  const refunded = await saveObject(turn, { ...charge, amount_refunded, refunded: amount_refunded === charge.amount });
  await emitEvent(turn, 'refund.created', refund);
  await emitEvent(turn, 'charge.refunded', refunded);
  return refund;
}

/** A refund that the bank sends back: the money is ours again. */
export async function failRefund(turn: Turn, refund: Refund, charge: Charge): Promise<void> {
  const failed = await saveObject(turn, { ...refund, status: 'failed' as const });
  await saveObject(turn, { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  await emitEvent(turn, 'refund.failed', failed);
}
