import type { PlanCatalog } from './plan-catalog.ts';

/** What is true at the payment provider, in our words. Times are milliseconds, money is hundredths. */
export type ProviderSubscription = {
  id: string;
  status: string;
  priceId: string;
  periodEnd: number;
  /** When it ends without anyone's doing; undefined where it goes on. */
  endsAt: number | undefined;
  endedAt: number | undefined;
  createdAt: number;
};

export type ProviderCheckout = {
  id: string;
  /** Our own order; undefined where the checkout is not ours. */
  orderId: string | undefined;
  state: 'open' | 'paid' | 'waiting' | 'expired';
  mode: 'payment' | 'subscription';
  paymentId: string | undefined;
  cents: number;
  currency: string;
};

/** Money that was received for a subscription's period. */
export type PaidInvoice = { id: string; cents: number; currency: string; paidAt: number };

/** Money that goes back to the customer, by a refund or by the bank; `undone` where it came to us after all. */
export type Reversal = {
  id: string;
  kind: 'refund' | 'dispute';
  paymentId: string;
  cents: number;
  currency: string;
  createdAt: number;
  undone: boolean;
};

export type CustomerState = {
  subscriptions: ProviderSubscription[];
  checkouts: ProviderCheckout[];
  invoices: PaidInvoice[];
  reversals: Reversal[];
};

/** What of a customer is still open with us, so that no more is read than may have changed. */
export type Watched = {
  /** When the oldest checkout was opened that is not over yet; undefined where there is none. */
  checkoutsSince: number | undefined;
  /** A checkout that is read in any case. */
  checkout: string | undefined;
  /** Refunds that we know: one that fails is no longer counted in what was paid back, and would not be found. */
  refunds: readonly string[];
};

export type NewCheckout = {
  orderId: string;
  customerId: string;
  priceId: string;
  quantity: number;
  couponId: string | undefined;
  mode: 'payment' | 'subscription';
  successUrl: string;
  cancelUrl: string;
  now: number;
};

export type OpenedCheckout = ProviderCheckout & { url: string };

/** Something happened at the provider; only a hint, since events arrive late, twice, out of order or never. */
export type ProviderEvent = {
  id: string;
  type: string;
  customerId: string | undefined;
  chargeId: string | undefined;
  checkoutId: string | undefined;
};

/** Whoever takes the payments. What fails throws a DomainError: 'payments-unavailable' where trying again may help. */
export type PaymentProvider = {
  /** Whose ids these are: 'sandbox', 'stripe-test' or 'stripe-live'. */
  readonly name: string;
  readonly catalog: PlanCatalog;
  createCustomer: (customer: { userId: string; email: string; instead?: string | undefined }) => Promise<string>;
  openCheckout: (checkout: NewCheckout) => Promise<OpenedCheckout | 'no-such-customer'>;
  /** False where it can no longer be expired, because it was paid or is over. */
  expireCheckout: (checkoutId: string) => Promise<boolean>;
  /** All that may still change for a customer. */
  readCustomer: (customerId: string, watched: Watched) => Promise<CustomerState>;
  customerOfCharge: (chargeId: string) => Promise<string | undefined>;
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;
  resume: (subscriptionId: string) => Promise<void>;
  /** Forgets the customer and ends all that is paid for, at once. */
  deleteCustomer: (customerId: string) => Promise<void>;
  portalAddress: (customerId: string, returnUrl: string) => Promise<string>;
  /** Throws 'bad-signature' unless the provider itself sent these very bytes, lately. */
  readEvent: (body: Buffer, signature: string | undefined, now: number) => ProviderEvent;
};
