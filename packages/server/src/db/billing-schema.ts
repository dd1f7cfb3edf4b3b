import type { ColumnType, Generated } from 'kysely';

type Milliseconds = number;
type Fixed<T> = ColumnType<T, T, never>;
type PlanType = 'monthly' | 'per-script';
type Interval = 'month' | 'year' | 'one_time';

/** `provider` says whose ids those are: ids of the sandbox mean nothing to the real provider. */
export type PlansTable = {
  id: Fixed<string>;
  name: string;
  description: string;
  /** A JSON list of lines. */
  features: string;
  plan_type: Fixed<PlanType>;
  price_cents: number;
  currency: string;
  interval: Interval;
  provider: string | null;
  provider_product_id: string | null;
  provider_price_id: string | null;
  /** Rises with each change, so that of two changes at once one is turned down. */
  version: Generated<number>;
  created_at: Fixed<Milliseconds>;
  updated_at: Milliseconds;
  archived_at: Milliseconds | null;
};

/** Every price that a plan ever had at a provider: customers keep the one they bought. */
export type PlanPricesTable = {
  provider: Fixed<string>;
  provider_price_id: Fixed<string>;
  provider_product_id: Fixed<string>;
  plan_id: Fixed<string>;
  price_cents: Fixed<number>;
  currency: Fixed<string>;
  interval: Fixed<Interval>;
  created_at: Fixed<Milliseconds>;
};

/** On sale while `starts_at` ≤ now < `ends_at`. */
export type PromotionsTable = {
  id: Fixed<string>;
  plan_id: Fixed<string>;
  sale_cents: Fixed<number>;
  starts_at: Fixed<Milliseconds>;
  ends_at: Milliseconds;
  created_at: Fixed<Milliseconds>;
  provider: string | null;
  provider_coupon_id: string | null;
  coupon_cents_off: number | null;
};

export type CustomersTable = {
  user_id: Fixed<string>;
  provider: Fixed<string>;
  provider_customer_id: Fixed<string>;
  created_at: Fixed<Milliseconds>;
  synced_at: Milliseconds | null;
  /** A checkout is being made until then, so that no two are made at once. */
  busy_until: Generated<Milliseconds | null>;
};

/** A checkout. `credits` are what it gives once it is paid; `amount_cents` is what was quoted. */
export type OrdersTable = {
  id: Fixed<string>;
  user_id: Fixed<string | null>;
  plan_id: Fixed<string>;
  plan_type: Fixed<PlanType>;
  provider: Fixed<string>;
  provider_session_id: string | null;
  provider_payment_id: string | null;
  provider_price_id: Fixed<string>;
  promotion_id: Fixed<string | null>;
  amount_cents: Fixed<number>;
  currency: Fixed<string>;
  credits: Fixed<number>;
  status: 'open' | 'paid' | 'expired' | 'failed' | 'refunded';
  created_at: Fixed<Milliseconds>;
  paid_at: Milliseconds | null;
};

/** What is true of a user's subscription now; one row at most. Access ends by the clock alone. */
export type SubscriptionsTable = {
  user_id: Fixed<string>;
  provider: string;
  provider_subscription_id: string;
  provider_price_id: string;
  status: 'active' | 'canceling' | 'canceled' | 'past_due' | 'unpaid' | 'incomplete';
  /** 0 where there is none. */
  access_until: Milliseconds;
  end_date: Milliseconds | null;
  past_due_since: Milliseconds | null;
  created_at: Milliseconds;
  updated_at: Milliseconds;
};

/** Credits bought and taken back, once for each source; what was spent is `users.credits_used`. */
export type CreditLedgerTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  kind: Fixed<'purchase' | 'refund' | 'refund-undone'>;
  source_id: Fixed<string>;
  amount: Fixed<number>;
  created_at: Fixed<Milliseconds>;
};

/** Money that came in, or went back (negative), once for each source. */
export type PaymentsTable = {
  provider: Fixed<string>;
  kind: Fixed<'invoice' | 'checkout' | 'refund' | 'refund-undone' | 'dispute'>;
  source_id: Fixed<string>;
  user_id: Fixed<string | null>;
  amount_cents: Fixed<number>;
  currency: Fixed<string>;
  paid_at: Fixed<Milliseconds>;
};

export type PaymentEventsTable = {
  id: Fixed<string>;
  type: Fixed<string>;
  provider_customer_id: Fixed<string | null>;
  received_at: Fixed<Milliseconds>;
};

export type AuditLogTable = {
  id: Fixed<string>;
  at: Fixed<Milliseconds>;
  actor_id: Fixed<string | null>;
  action: Fixed<string>;
  subject_id: Fixed<string>;
  subject_name: Fixed<string>;
  /** A JSON list of { field, before, after }. */
  changes: Fixed<string>;
};

/**
 * How often a day (UTC, 2026-01-31) had an outcome: a script, or why there was none; and what came of answers, such as
 * `kept` or `given-back:wrong-thing`.
 */
export type GenerationDaysTable = {
  day: Fixed<string>;
  outcome: Fixed<string>;
  times: number;
};

export type BillingSchema = {
  plans: PlansTable;
  plan_prices: PlanPricesTable;
  promotions: PromotionsTable;
  customers: CustomersTable;
  orders: OrdersTable;
  subscriptions: SubscriptionsTable;
  credit_ledger: CreditLedgerTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  audit_log: AuditLogTable;
  generation_days: GenerationDaysTable;
};
