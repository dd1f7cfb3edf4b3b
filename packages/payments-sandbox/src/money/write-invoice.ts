import { insertObject } from '../state/object-store.ts';
import type { Invoice, Subscription } from '../state/objects.ts';
import { baseOf, type Turn } from '../state/turn.ts';
import { itemOf } from './subscription-item.ts';

type Bill = { reason: Invoice['billing_reason']; discount?: number; paid: boolean; nextAttempt?: number };

/** The invoice for a subscription's present period, paid or still open. */
export async function writeInvoice(turn: Turn, subscription: Subscription, bill: Bill): Promise<Invoice> {
  const { price, quantity, current_period_start, current_period_end } = itemOf(subscription);
  const subtotal = price.unit_amount * quantity;
  const total = Math.max(0, subtotal - (bill.discount ?? 0));
  return insertObject(turn, {
    ...baseOf(turn, 'invoice'),
    number: `TEST-${turn.nextNumber()}`,
    status: bill.paid ? 'paid' : 'open',
    customer: subscription.customer,
    currency: price.currency,
    subtotal,
    total,
    amount_due: total,
    amount_paid: bill.paid ? total : 0,
    amount_remaining: bill.paid ? 0 : total,
    attempt_count: 1,
    next_payment_attempt: bill.nextAttempt ?? null,
    billing_reason: bill.reason,
    period_start: current_period_start,
    period_end: current_period_end,
    status_transitions: { paid_at: bill.paid ? turn.now : null },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  });
}
