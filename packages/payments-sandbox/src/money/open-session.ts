import { findObject, insertObject, readObject } from '../state/object-store.ts';
import type { CheckoutSession, Coupon, Metadata, Price } from '../state/objects.ts';
import { missing, refused } from '../state/sandbox-error.ts';
import { baseOf, type Turn } from '../state/turn.ts';
import type { SessionHidden } from './finish-session.ts';

export type WantedSession = {
  mode: CheckoutSession['mode'];
  customer: string;
  line_items: { price: string; quantity: number }[];
  discounts: { coupon: string }[];
  success_url: string;
  cancel_url?: string | undefined;
  expires_at?: number | undefined;
  client_reference_id?: string | undefined;
  metadata: Metadata;
  payment_intent_data?: { metadata: Metadata } | undefined;
  subscription_data?: { metadata: Metadata } | undefined;
};

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

/** An open session that its page can pay. */
export async function openSession(turn: Turn, wanted: WantedSession): Promise<CheckoutSession> {
  const [line = { price: '', quantity: 0 }] = wanted.line_items;
  const price = await goodPrice(turn, wanted, line.price);
  await goodCustomer(turn, wanted.customer);
  const expiresAt = goodExpiry(turn, wanted.expires_at);
  const subtotal = price.unit_amount * line.quantity;
  const discount = await discountOf(turn, wanted, price, subtotal);
  const base = baseOf(turn, 'checkout.session');
  const hidden: SessionHidden = { price: price.id, quantity: line.quantity, metadata: metadataOf(wanted) };
  return insertObject(
    turn,
    {
      ...base,
      mode: wanted.mode,
      status: 'open',
      payment_status: 'unpaid',
      customer: wanted.customer,
      client_reference_id: wanted.client_reference_id ?? null,
      currency: price.currency,
      amount_subtotal: subtotal,
      amount_total: subtotal - discount,
      total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
      discounts: wanted.discounts.map(({ coupon }) => ({ coupon, promotion_code: null })),
      success_url: wanted.success_url,
      cancel_url: wanted.cancel_url ?? null,
      // The page is served by the application itself, under whatever address its users reach it.
      url: new URL(`/sandbox/checkout/${base.id}`, wanted.success_url).href,
      expires_at: expiresAt,
      metadata: wanted.metadata,
      subscription: null,
      payment_intent: null,
      invoice: null,
    },
    { dueAt: expiresAt, hidden },
  );
}

async function goodPrice(turn: Turn, { mode, line_items }: WantedSession, id: string): Promise<Price> {
  const price = await readObject(turn, 'price', id, 'line_items[0][price]');
  if (!price.active) throw refused(`The price ${id} is inactive and cannot be used.`, 'line_items[0][price]');
  if (line_items.some(({ quantity }) => quantity < 1)) throw refused('Invalid quantity', 'line_items[0][quantity]');
  if ((mode === 'subscription') === (price.type === 'recurring')) return price;
  throw refused(`You specified '${mode}' mode but passed a ${price.type} price.`, 'mode');
}

async function goodCustomer(turn: Turn, id: string): Promise<void> {
  const customer = await readObject(turn, 'customer', id, 'customer');
  if (customer.deleted) throw missing('customer', id, 'customer');
}

// Whoever asks lives in the present, however far ahead the sandbox's clock is.
function goodExpiry(turn: Turn, wanted: number | undefined): number {
  const expiresAt = wanted === undefined ? turn.now + DAY : turn.now + wanted - Math.floor(turn.wallNow / 1000);
  if (expiresAt >= turn.now + HALF_HOUR && expiresAt <= turn.now + DAY) return expiresAt;
  throw refused('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
}

async function discountOf(turn: Turn, { discounts }: WantedSession, price: Price, subtotal: number): Promise<number> {
  const [discount] = discounts;
  if (!discount) return 0;
  const coupon = await findObject(turn, 'coupon', discount.coupon);
  if (!coupon?.valid) throw missing('coupon', discount.coupon, 'discounts[0][coupon]');
  if (!fits(coupon, price)) throw refused('This coupon cannot be applied to this product.', 'discounts[0][coupon]');
  return Math.min(subtotal, coupon.amount_off ?? 0);
}

function fits({ applies_to, currency }: Coupon, price: Price): boolean {
  return currency === price.currency && (!applies_to || applies_to.products.includes(price.product));
}

function metadataOf({ mode, payment_intent_data, subscription_data }: WantedSession): Metadata {
  if (mode === 'payment' && subscription_data) throw refused('Only for subscriptions.', 'subscription_data');
  if (mode === 'subscription' && payment_intent_data) throw refused('Only for payments.', 'payment_intent_data');
  return (mode === 'payment' ? payment_intent_data : subscription_data)?.metadata ?? {};
}
