import type Stripe from 'stripe';
import type {
  CustomerState,
  PaidInvoice,
  ProviderCheckout,
  ProviderSubscription,
  Reversal,
  Watched,
} from './payment-provider.ts';

const MOST = 1000;
const SECOND = 1000;

/** Reads a customer again: we trust this, and never what an event says. */
export async function readStripeCustomer(
  stripe: Stripe,
  customer: string,
  { checkoutsSince, checkout, refunds: known }: Watched,
): Promise<CustomerState> {
  const page = { customer, limit: 100 };
  const [subscriptions, invoices, charges, checkouts] = await Promise.all([
    stripe.subscriptions.list({ ...page, status: 'all' }).autoPagingToArray({ limit: MOST }),
    stripe.invoices.list({ ...page, status: 'paid' }).autoPagingToArray({ limit: MOST }),
    stripe.charges.list(page).autoPagingToArray({ limit: MOST }),
    checkoutsOf(stripe, customer, checkoutsSince, checkout),
  ]);
  const reversals = (await Promise.all(charges.map((charge) => reversalsOf(stripe, charge)))).flat();
  const unseen = known.filter((id) => !reversals.some((reversal) => reversal.id === id));
  const failed = await Promise.all(unseen.map((id) => stripe.refunds.retrieve(id)));
  return {
    subscriptions: subscriptions.map(subscriptionOf),
    invoices: invoices.map(invoiceOf),
    checkouts: checkouts.map(checkoutOf),
    reversals: [...reversals, ...failed.map(refundOf)],
  };
}

export function checkoutOf(session: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id: session.id,
    orderId: session.client_reference_id ?? undefined,
    state: checkoutState(session),
    mode: session.mode === 'subscription' ? 'subscription' : 'payment',
    paymentId: idOf(session.payment_intent),
    cents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return (typeof reference === 'string' ? reference : reference?.id) ?? undefined;
}

async function checkoutsOf(stripe: Stripe, customer: string, since?: number, id?: string) {
  const sessions = since === undefined ? [] : await checkoutsSinceThen(stripe, customer, since);
  if (id === undefined || sessions.some((session) => session.id === id)) return sessions;
  return [...sessions, await stripe.checkout.sessions.retrieve(id)];
}

function checkoutsSinceThen(stripe: Stripe, customer: string, since: number) {
  const created = { gte: Math.floor(since / SECOND) };
  return stripe.checkout.sessions.list({ customer, limit: 100, created }).autoPagingToArray({ limit: MOST });
}

// A session can be complete and still unpaid, while a bank takes its days.
function checkoutState({ status, payment_status }: Stripe.Checkout.Session): ProviderCheckout['state'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  return payment_status === 'paid' || payment_status === 'no_payment_required' ? 'paid' : 'waiting';
}

function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, created, cancel_at, cancel_at_period_end, ended_at, items } = subscription;
  const periodEnd = Math.max(0, ...items.data.map((item) => item.current_period_end)) * SECOND;
  return {
    id,
    status,
    priceId: items.data[0]?.price.id ?? '',
    periodEnd,
    endsAt: cancel_at ? cancel_at * SECOND : cancel_at_period_end ? periodEnd : undefined,
    endedAt: ended_at ? ended_at * SECOND : undefined,
    createdAt: created * SECOND,
  };
}

function invoiceOf(invoice: Stripe.Invoice): PaidInvoice {
  const paidAt = (invoice.status_transitions?.paid_at ?? invoice.created) * SECOND;
  return { id: invoice.id, cents: invoice.amount_paid, currency: invoice.currency, paidAt };
}

async function reversalsOf(stripe: Stripe, charge: Stripe.Charge): Promise<Reversal[]> {
  const page = { charge: charge.id, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    charge.amount_refunded > 0 ? stripe.refunds.list(page).autoPagingToArray({ limit: MOST }) : [],
    charge.disputed ? stripe.disputes.list(page).autoPagingToArray({ limit: MOST }) : [],
  ]);
  const lost = disputes.filter(({ status }) => status === 'lost');
  return [...refunds.map(refundOf), ...lost.map(disputeOf)];
}

function refundOf(refund: Stripe.Refund): Reversal {
  const undone = refund.status === 'failed' || refund.status === 'canceled';
  return { ...reversalOf(refund), kind: 'refund', undone };
}

function disputeOf(dispute: Stripe.Dispute): Reversal {
  return { ...reversalOf(dispute), kind: 'dispute', undone: false };
}

function reversalOf({ id, amount, currency, created, payment_intent }: Stripe.Refund | Stripe.Dispute) {
  return { id, cents: amount, currency, createdAt: created * SECOND, paymentId: idOf(payment_intent) ?? '' };
}
