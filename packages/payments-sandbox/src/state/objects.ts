// The parts of the provider's objects that our adapter reads or that a reader of an event expects. Times are in
// seconds, money in the smallest unit, as at the provider.
export type Metadata = Record<string, string>;
type Base<Name extends string> = { id: string; object: Name; created: number; livemode: false };

export type Customer = Base<'customer'> & {
  email: string | null;
  name: string | null;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
};

export type Product = Base<'product'> & {
  active: boolean;
  name: string;
  description: string | null;
  metadata: Metadata;
};

export type Interval = 'day' | 'week' | 'month' | 'year';

export type Price = Base<'price'> & {
  active: boolean;
  currency: string;
  unit_amount: number;
  product: string;
  type: 'recurring' | 'one_time';
  recurring: { interval: Interval; interval_count: number } | null;
  metadata: Metadata;
};

export type Coupon = Base<'coupon'> & {
  name: string | null;
  amount_off: number | null;
  percent_off: number | null;
  currency: string | null;
  duration: 'once';
  applies_to: { products: string[] } | null;
  times_redeemed: number;
  valid: boolean;
  metadata: Metadata;
};

export type CheckoutSession = Base<'checkout.session'> & {
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  customer: string;
  client_reference_id: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: 0 };
  discounts: { coupon: string; promotion_code: null }[];
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  expires_at: number;
  metadata: Metadata;
  subscription: string | null;
  payment_intent: string | null;
  invoice: string | null;
};

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'paused'
  | 'trialing'
  | 'unpaid';

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type Subscription = Base<'subscription'> & {
  status: SubscriptionStatus;
  customer: string;
  currency: string;
  items: List<SubscriptionItem>;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  start_date: number;
  default_payment_method: string | null;
  latest_invoice: string | null;
  metadata: Metadata;
};

export type Invoice = Base<'invoice'> & {
  number: string;
  status: 'open' | 'paid' | 'uncollectible' | 'void';
  customer: string;
  currency: string;
  subtotal: number;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  period_start: number;
  period_end: number;
  status_transitions: { paid_at: number | null };
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
};

export type PaymentMethod = Base<'payment_method'> & {
  type: 'card';
  customer: string;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
};

export type PaymentIntent = Base<'payment_intent'> & {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  status: 'succeeded';
  latest_charge: string;
  payment_method: string;
  metadata: Metadata;
};

export type Charge = Base<'charge'> & {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  payment_intent: string;
  payment_method: string;
  paid: true;
  refunded: boolean;
  disputed: boolean;
  status: 'succeeded';
};

export type Refund = Base<'refund'> & {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded' | 'failed';
  metadata: Metadata;
};

export type Dispute = Base<'dispute'> & {
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
};

export type PortalSession = Base<'billing_portal.session'> & {
  customer: string;
  return_url: string;
  url: string;
};

export type Event = Base<'event'> & {
  type: string;
  api_version: string;
  data: { object: SandboxObject };
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
};

export type SandboxObject =
  | Customer
  | Product
  | Price
  | Coupon
  | CheckoutSession
  | Subscription
  | Invoice
  | PaymentMethod
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | PortalSession
  | Event;

export type ObjectName = SandboxObject['object'];
export type Named<Name extends ObjectName> = Extract<SandboxObject, { object: Name }>;
