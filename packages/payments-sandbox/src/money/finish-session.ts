import { emitEvent } from '../state/emit-event.ts';
import { findObject, insertObject, readHidden, readObject, saveObject } from '../state/object-store.ts';
import type { CheckoutSession, Metadata, PaymentMethod } from '../state/objects.ts';
import { baseOf, type Turn } from '../state/turn.ts';
import { chargeCard } from './charge-card.ts';
import { startSubscription } from './start-subscription.ts';

/** What a session sells, which the provider tells only when asked to expand it. */
export type SessionHidden = {
  price: string;
  quantity: number;
  metadata: Metadata;
  /** A card that waits for its owner to confirm. */
  waitingCard?: NewCard;
};

export type NewCard = PaymentMethod['card'];

/** Takes the payment of an open session with a card that has been found good. */
export async function completeSession(turn: Turn, session: CheckoutSession, card: NewCard): Promise<CheckoutSession> {
  const paymentMethod = await attachCard(turn, session.customer, card);
  const made =
    session.mode === 'payment'
      ? await pay(turn, session, paymentMethod)
      : await subscribe(turn, session, paymentMethod);
  const complete: CheckoutSession = {
    ...session,
    ...made,
    status: 'complete',
    payment_status: session.amount_total > 0 ? 'paid' : 'no_payment_required',
    url: null,
  };
  await saveObject(turn, complete, { dueAt: null });
  await countRedemption(turn, session);
  await emitEvent(turn, 'checkout.session.completed', complete);
  return complete;
}

export async function expireSession(turn: Turn, session: CheckoutSession): Promise<CheckoutSession> {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  await saveObject(turn, expired, { dueAt: null });
  await emitEvent(turn, 'checkout.session.expired', expired);
  return expired;
}

export async function attachCard(turn: Turn, customerId: string, card: NewCard): Promise<PaymentMethod> {
  const method = await insertObject(turn, {
    ...baseOf(turn, 'payment_method'),
    type: 'card' as const,
    customer: customerId,
    card,
  });
  const customer = await readObject(turn, 'customer', customerId);
  await saveObject(turn, { ...customer, invoice_settings: { default_payment_method: method.id } });
  return method;
}

async function pay(turn: Turn, session: CheckoutSession, paymentMethod: PaymentMethod) {
  if (session.amount_total === 0) return {};
  const { metadata } = await readHidden<SessionHidden>(turn, 'checkout.session', session.id);
  const { customer, amount_total: amount, currency } = session;
  const intent = await chargeCard(turn, { customer, amount, currency, paymentMethod, metadata });
  return { payment_intent: intent.id };
}

async function subscribe(turn: Turn, session: CheckoutSession, paymentMethod: PaymentMethod) {
  const hidden = await readHidden<SessionHidden>(turn, 'checkout.session', session.id);
  const { subscription, invoice } = await startSubscription(turn, {
    customer: session.customer,
    price: await readObject(turn, 'price', hidden.price),
    quantity: hidden.quantity,
    discount: session.total_details.amount_discount,
    paymentMethod,
    metadata: hidden.metadata,
  });
  return { subscription: subscription.id, invoice: invoice.id };
}

async function countRedemption(turn: Turn, { discounts }: CheckoutSession): Promise<void> {
  for (const { coupon: id } of discounts) {
    const coupon = await findObject(turn, 'coupon', id);
    if (coupon) await saveObject(turn, { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
  }
}
