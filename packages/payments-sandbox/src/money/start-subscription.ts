import { emitEvent } from '../state/emit-event.ts';
import { insertObject } from '../state/object-store.ts';
import type { Invoice, Metadata, PaymentMethod, Price, Subscription } from '../state/objects.ts';
import { baseOf, newId, type Turn } from '../state/turn.ts';
import { chargeCard } from './charge-card.ts';
import { nextChange } from './save-subscription.ts';
import { firstItem } from './subscription-item.ts';
import { writeInvoice } from './write-invoice.ts';

export type NewSubscription = {
  customer: string;
  price: Price;
  quantity: number;
  discount: number;
  paymentMethod: PaymentMethod;
  metadata: Metadata;
};

/** A subscription whose first period is paid. */
export async function startSubscription(
  turn: Turn,
  wanted: NewSubscription,
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  const draft = draftOf(turn, wanted);
  const invoice = await writeInvoice(turn, draft, {
    reason: 'subscription_create',
    discount: wanted.discount,
    paid: true,
  });
  const { customer, paymentMethod } = wanted;
  if (invoice.total > 0) {
    await chargeCard(turn, { customer, amount: invoice.total, currency: invoice.currency, paymentMethod });
  }
  const subscription = await insertObject(turn, { ...draft, latest_invoice: invoice.id }, { dueAt: nextChange(draft) });
  await emitEvent(turn, 'customer.subscription.created', subscription);
  await emitEvent(turn, 'invoice.paid', invoice);
  return { subscription, invoice };
}

function draftOf(turn: Turn, { customer, price, quantity, paymentMethod, metadata }: NewSubscription): Subscription {
  const base = baseOf(turn, 'subscription', newId('subscription'));
  return {
    ...base,
    status: 'active',
    customer,
    currency: price.currency,
    items: {
      object: 'list',
      data: [firstItem(price, quantity, turn.now)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${base.id}`,
    },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    start_date: turn.now,
    default_payment_method: paymentMethod.id,
    latest_invoice: null,
    metadata,
  };
}
