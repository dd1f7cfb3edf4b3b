import type { Db, OrderRow } from '#db/schema.ts';
import type { ProviderCheckout, ProviderEvent } from '#payments/payment-provider.ts';
import type { CustomerRow } from './customer-store.ts';
import { findOrder, markPaid, nameSession, setOrderStatus } from './order-store.ts';
import { bookCredits, bookPayment } from './payment-store.ts';

/** Brings our orders to what their checkouts have come to; credits are granted only for what is paid. */
export async function applyCheckouts(
  db: Db,
  customer: CustomerRow,
  checkouts: readonly ProviderCheckout[],
  now: number,
  because: ProviderEvent | undefined,
): Promise<void> {
  for (const checkout of checkouts) {
    const order = checkout.orderId && (await findOrder(db, customer.provider, customer.user_id, checkout.orderId));
    // A checkout that somebody made by hand at the provider is none of ours.
    if (!order || order.paid_at !== null) continue;
    if (checkout.state === 'paid') await grant(db, customer, order, checkout, now);
    else if (checkout.state === 'expired') await setOrderStatus(db, order.id, 'expired');
    else if (hasFailed(checkout, because)) await setOrderStatus(db, order.id, 'failed');
    // A crash may have come between the checkout and our writing its name down.
    else if (order.provider_session_id === null) await nameSession(db, order.id, checkout.id);
  }
}

async function grant(
  db: Db,
  { provider, user_id }: CustomerRow,
  order: OrderRow,
  { id, paymentId, mode, cents, currency }: ProviderCheckout,
  now: number,
): Promise<void> {
  const first = await markPaid(db, order.id, { sessionId: id, paymentId: paymentId ?? null, paidAt: now });
  if (!first) return;
  if (order.credits > 0) {
    await bookCredits(db, { user_id, kind: 'purchase', source_id: id, amount: order.credits, created_at: now });
  }
  // What is paid for a subscription is on its invoices.
  if (mode === 'subscription') return;
  await bookPayment(db, {
    provider,
    user_id,
    kind: 'checkout',
    source_id: id,
    amount_cents: cents,
    currency,
    paid_at: now,
  });
}

// Unpaid may mean that a bank takes its days, or that it said no; only the event tells which.
function hasFailed({ state, id }: ProviderCheckout, because: ProviderEvent | undefined): boolean {
  return state === 'waiting' && because?.type === 'checkout.session.async_payment_failed' && because.checkoutId === id;
}
