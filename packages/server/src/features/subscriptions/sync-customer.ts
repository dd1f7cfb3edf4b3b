import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { CustomerState, ProviderEvent, Watched } from '#payments/payment-provider.ts';
import { applyCheckouts } from './apply-checkouts.ts';
import { applyReversals } from './apply-reversals.ts';
import { applySubscriptions } from './apply-subscriptions.ts';
import { type CustomerRow, claimSync, deleteCustomer, findCustomer } from './customer-store.ts';
import { insertEvent, wasHandled } from './event-store.ts';
import { openOrders } from './order-store.ts';
import { bookPayment, knownRefunds } from './payment-store.ts';
import type { SyncDeps } from './subscription-deps.ts';

const ATTEMPTS = 8;
// Clocks differ: an order is written just before its checkout exists.
const SKEW_MS = 10 * 60 * 1000;

/**
 * Reads a customer again from the provider and writes the current state, along with the event that told us to look.
 * Events arrive late, twice, out of order or never, so that nothing is believed but this. False for a stranger.
 */
export async function syncCustomer(deps: SyncDeps, customerId: string, because?: ProviderEvent): Promise<boolean> {
  const { db, now, provider } = deps;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (because && (await wasHandled(db, because.id))) return true;
    const customer = await findCustomer(db, provider.name, customerId);
    if (!customer) return false;
    // Read outside of the transaction: the provider may take its time, and SQLite has one connection for everything.
    const state = await provider.readCustomer(customerId, await watchedOf(db, customer, because));
    const written = await db.transaction().execute(async (transaction) => {
      if (!(await claimSync(transaction, customer, now()))) return false;
      await apply(transaction, customer, state, now(), because);
      return true;
    });
    if (written) return true;
    // Whoever wrote second began after the first had written, and so after us: what they read is as new as what we
    // want. Only an event is tried further, since it names what others may not have looked at.
    if (!because && attempt === 2) return true;
  }
  throw new DomainError('payments-unavailable');
}

async function watchedOf(db: Db, { provider, user_id }: CustomerRow, because?: ProviderEvent): Promise<Watched> {
  const [oldest] = await openOrders(db, provider, user_id);
  return {
    checkoutsSince: oldest && oldest.created_at - SKEW_MS,
    checkout: because?.checkoutId,
    refunds: await knownRefunds(db, provider, user_id),
  };
}

async function apply(db: Db, customer: CustomerRow, state: CustomerState, now: number, because?: ProviderEvent) {
  await applyCheckouts(db, customer, state.checkouts, now, because);
  for (const { id, cents, currency, paidAt } of state.invoices) {
    const { provider, user_id } = customer;
    await bookPayment(db, {
      provider,
      user_id,
      kind: 'invoice',
      source_id: id,
      amount_cents: cents,
      currency,
      paid_at: Math.min(now, paidAt),
    });
  }
  await applyReversals(db, customer, state.reversals, now);
  await applySubscriptions(db, customer, state.subscriptions, now);
  if (because) await insertEvent(db, because, customer.provider_customer_id, now);
  // Kept, the next checkout would name a customer that the provider no longer knows.
  if (because?.type === 'customer.deleted') await deleteCustomer(db, customer);
}
