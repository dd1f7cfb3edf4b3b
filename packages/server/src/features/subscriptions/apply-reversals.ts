import type { Db, OrderRow } from '#db/schema.ts';
import type { Reversal } from '#payments/payment-provider.ts';
import type { CustomerRow } from './customer-store.ts';
import { ordersOfPayments, setOrderStatus } from './order-store.ts';
import { bookCredits, bookPayment, creditEntries } from './payment-store.ts';

/** Books money that went back, and takes the credits back that it had bought. */
export async function applyReversals(
  db: Db,
  customer: CustomerRow,
  reversals: readonly Reversal[],
  now: number,
): Promise<void> {
  for (const reversal of reversals) await book(db, customer, reversal, now);
  const payments = [...new Set(reversals.map(({ paymentId }) => paymentId))];
  for (const order of await ordersOfPayments(db, customer.provider, customer.user_id, payments)) {
    const ofOrder = reversals.filter(({ paymentId }) => paymentId === order.provider_payment_id);
    await adjust(db, customer, order, ofOrder, now);
  }
}

async function book(db: Db, { provider, user_id }: CustomerRow, reversal: Reversal, now: number): Promise<void> {
  const { id: source_id, kind, cents, currency, createdAt, undone } = reversal;
  const paid_at = Math.min(now, createdAt);
  const row = { provider, user_id, source_id, currency, paid_at };
  await bookPayment(db, { ...row, kind, amount_cents: -cents });
  if (undone) await bookPayment(db, { ...row, kind: 'refund-undone', amount_cents: cents });
}

// The ledger only grows: what is written is the difference to what is there, under a refund that has no entry of that
// kind yet. Whichever order refunds are heard of in, the sum is the same.
async function adjust(db: Db, { user_id }: CustomerRow, order: OrderRow, reversals: Reversal[], now: number) {
  const returned = reversals.reduce((sum, { cents, undone }) => (undone ? sum : sum + cents), 0);
  const share = order.amount_cents > 0 ? Math.min(1, returned / order.amount_cents) : 0;
  await setOrderStatus(db, order.id, share >= 1 ? 'refunded' : 'paid');
  const entries = await creditEntries(
    db,
    reversals.map(({ id }) => id),
  );
  const taken = -entries.reduce((sum, { amount }) => sum + amount, 0);
  const missing = Math.floor(order.credits * share) - taken;
  const kind = missing > 0 ? 'refund' : 'refund-undone';
  const source = reversals.find(
    ({ id, undone }) =>
      undone === missing < 0 && !entries.some((entry) => entry.kind === kind && entry.source_id === id),
  );
  if (missing === 0 || !source) return;
  await bookCredits(db, { user_id, kind, source_id: source.id, amount: -missing, created_at: now });
}
