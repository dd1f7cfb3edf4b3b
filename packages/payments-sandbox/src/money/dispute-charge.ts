import { emitEvent } from '../state/emit-event.ts';
import { insertObject, saveObject } from '../state/object-store.ts';
import type { Charge, Dispute } from '../state/objects.ts';
import { baseOf, type Turn } from '../state/turn.ts';

const WEEK = 7 * 24 * 60 * 60;

/** The owner of a card tells the bank that it was not them; a week later the bank agrees. */
export async function disputeCharge(turn: Turn, charge: Charge): Promise<void> {
  const dispute: Dispute = {
    ...baseOf(turn, 'dispute'),
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  await insertObject(turn, dispute, { dueAt: turn.now + WEEK });
  await saveObject(turn, { ...charge, disputed: true });
  await emitEvent(turn, 'charge.dispute.created', dispute);
}

export async function loseDispute(turn: Turn, dispute: Dispute): Promise<void> {
  const lost = await saveObject(turn, { ...dispute, status: 'lost' as const }, { dueAt: null });
  await emitEvent(turn, 'charge.dispute.closed', lost);
}
