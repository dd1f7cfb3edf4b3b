import { emitEvent } from '../state/emit-event.ts';
import { findObject, readObject, saveObject } from '../state/object-store.ts';
import type { Invoice, PaymentMethod, Subscription } from '../state/objects.ts';
import type { Turn } from '../state/turn.ts';
import { chargeCard } from './charge-card.ts';
import { endSubscription } from './end-subscription.ts';
import { saveSubscription } from './save-subscription.ts';
import { inNextPeriod, itemOf } from './subscription-item.ts';
import { failsAtRenewal } from './test-cards.ts';
import { writeInvoice } from './write-invoice.ts';

const DAY = 24 * 60 * 60;
// Days after the last attempt; when these are used up, the provider stops asking.
const RETRY_AFTER_DAYS = [3, 2, 2];

/** What time brings a subscription: its end, its next period, or another try at a card that failed. */
export async function passSubscription(turn: Turn, subscription: Subscription): Promise<void> {
  const { cancel_at, cancel_at_period_end } = subscription;
  const endsAt = cancel_at_period_end ? itemOf(subscription).current_period_end : cancel_at;
  if (endsAt !== null && endsAt <= turn.now) await endSubscription(turn, subscription);
  else if (subscription.status === 'past_due') await tryAgain(turn, subscription);
  else await renew(turn, subscription);
}

async function renew(turn: Turn, subscription: Subscription): Promise<void> {
  const next = inNextPeriod(subscription);
  const card = await cardOf(turn, subscription);
  const paid = !!card && !failsAtRenewal(card);
  const nextAttempt = turn.now + retryDelay(0);
  const invoice = await writeInvoice(turn, next, {
    reason: 'subscription_cycle',
    paid,
    ...(!paid && { nextAttempt }),
  });
  if (paid) await chargeInvoice(turn, invoice, card);
  const renewed: Subscription = { ...next, latest_invoice: invoice.id, status: paid ? 'active' : 'past_due' };
  await saveSubscription(turn, renewed, paid ? null : nextAttempt);
  await emitEvent(turn, paid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  await emitEvent(turn, 'customer.subscription.updated', renewed);
}

/** Tries the open invoice again; also what the portal does when the card is replaced. */
export async function tryAgain(turn: Turn, subscription: Subscription): Promise<void> {
  const open = await readObject(turn, 'invoice', subscription.latest_invoice ?? '');
  const card = await cardOf(turn, subscription);
  if (card && !failsAtRenewal(card)) {
    await chargeInvoice(turn, open, card);
    const paid: Invoice = {
      ...open,
      status: 'paid',
      amount_paid: open.total,
      amount_remaining: 0,
      next_payment_attempt: null,
      status_transitions: { paid_at: turn.now },
    };
    await saveObject(turn, paid);
    await emitEvent(turn, 'invoice.paid', paid);
    const active = await saveSubscription(turn, { ...subscription, status: 'active' });
    return emitEvent(turn, 'customer.subscription.updated', active);
  }
  const delay = retryDelay(open.attempt_count);
  const nextAttempt = delay > 0 ? turn.now + delay : null;
  const failed = { ...open, attempt_count: open.attempt_count + 1, next_payment_attempt: nextAttempt };
  await saveObject(turn, failed);
  await emitEvent(turn, 'invoice.payment_failed', failed);
  if (nextAttempt !== null) return void (await saveSubscription(turn, subscription, nextAttempt));
  const unpaid = await saveSubscription(turn, { ...subscription, status: 'unpaid' });
  return emitEvent(turn, 'customer.subscription.updated', unpaid);
}

async function cardOf(turn: Turn, subscription: Subscription): Promise<PaymentMethod | undefined> {
  return findObject(turn, 'payment_method', subscription.default_payment_method ?? '');
}

async function chargeInvoice(turn: Turn, invoice: Invoice, paymentMethod: PaymentMethod): Promise<void> {
  if (invoice.total === 0) return;
  const { customer, total: amount, currency } = invoice;
  await chargeCard(turn, { customer, amount, currency, paymentMethod });
}

function retryDelay(attempts: number): number {
  return (RETRY_AFTER_DAYS[attempts] ?? 0) * DAY;
}
