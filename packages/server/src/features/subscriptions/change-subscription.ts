import { DomainError } from '#lib/domain-error.ts';
import { findCustomerOf } from './customer-store.ts';
import type { SubscriptionDeps, SyncDeps } from './subscription-deps.ts';
import { findSubscription } from './subscription-store.ts';
import { syncCustomer } from './sync-customer.ts';

type ChangeDeps = SyncDeps & Pick<SubscriptionDeps, 'subscriptionOf'>;

const CANCELABLE = new Set(['active', 'past_due', 'unpaid']);

/** Ends the subscription with the time that is paid for; until then it gives access. */
export async function cancelSubscription(deps: ChangeDeps, userId: string): Promise<void> {
  const { id, status, customerId } = await presentSubscription(deps, userId);
  // Asked twice, such as in two tabs: what was wanted is already so.
  if (status === 'canceling') return;
  if (!CANCELABLE.has(status)) throw new DomainError('no-subscription');
  await unlessOver(deps, userId, () => deps.provider.cancelAtPeriodEnd(id));
  await syncCustomer(deps, customerId);
}

/** Takes a cancellation back while the subscription still runs. */
export async function resumeSubscription(deps: ChangeDeps, userId: string): Promise<void> {
  const { id, status, customerId } = await presentSubscription(deps, userId);
  if (status === 'active') return;
  if (status !== 'canceling') throw new DomainError('no-subscription');
  await unlessOver(deps, userId, () => deps.provider.resume(id));
  await syncCustomer(deps, customerId);
}

// The provider refuses to change what has ended a moment ago, such as when its owner deletes the account meanwhile.
async function unlessOver(deps: ChangeDeps, userId: string, change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const { status } = await presentSubscription(deps, userId);
    throw status === 'canceled' || status === 'none' ? new DomainError('no-subscription') : error;
  }
}

// Read again: since we last looked, the subscription may have ended or renewed at the provider.
async function presentSubscription(deps: ChangeDeps, userId: string) {
  const { db, provider, subscriptionOf } = deps;
  const customer = await findCustomerOf(db, provider.name, userId);
  if (!customer) throw new DomainError('no-subscription');
  await syncCustomer(deps, customer.provider_customer_id);
  const row = await findSubscription(db, userId);
  if (!row || row.provider !== provider.name) throw new DomainError('no-subscription');
  return {
    id: row.provider_subscription_id,
    status: (await subscriptionOf(userId)).status,
    customerId: customer.provider_customer_id,
  };
}
