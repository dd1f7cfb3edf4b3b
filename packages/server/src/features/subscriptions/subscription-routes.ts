import {
  billingPortalEndpoint,
  cancelSubscriptionEndpoint,
  checkoutEndpoint,
  resumeSubscriptionEndpoint,
  SUBSCRIPTION_MESSAGES,
  syncSubscriptionEndpoint,
} from '@hotscribe/contract';
import { refuseFlood } from '#db/refuse-flood.ts';
import type { Mount } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import { cancelSubscription, resumeSubscription } from './change-subscription.ts';
import { findCustomerOf } from './customer-store.ts';
import { openCheckout } from './open-checkout.ts';
import { ownAddress } from './own-address.ts';
import { purchaseOf } from './purchase-of.ts';
import type { SubscriptionDeps, SyncDeps } from './subscription-deps.ts';
import { syncCustomer } from './sync-customer.ts';

const success = true as const;
// Each one asks the provider several times, and the provider counts.
const SYNCS = { of: 'sync', max: 20, windowMs: 60_000 };

export function mountSubscriptions(mount: Mount, deps: SubscriptionDeps): void {
  const { db, publicUrl, subscriptionOf } = deps;

  mount(checkoutEndpoint, async ({ planId, quantity, ...given }, { signedIn, origin }) => {
    const successUrl = ownAddress('successUrl', given.successUrl, publicUrl ?? origin);
    const cancelUrl = ownAddress('cancelUrl', given.cancelUrl, publicUrl ?? origin);
    const request = { userId: signedIn.userId, planId, quantity, successUrl, cancelUrl };
    const url = await openCheckout(withProvider(deps), request);
    return { success, data: { url } };
  });
  mount(syncSubscriptionEndpoint, async ({ order }, { signedIn: { userId } }) => {
    await refuseFlood(deps, { ...SYNCS, who: userId });
    const customer = deps.provider && (await findCustomerOf(db, deps.provider.name, userId));
    if (customer) await syncCustomer(withProvider(deps), customer.provider_customer_id);
    const usage = await deps.currentUsage(userId);
    return { success, data: await subscriptionOf(userId), usage, purchase: await purchaseOf(deps, userId, order) };
  });
  mount(cancelSubscriptionEndpoint, async (_input, { signedIn }) => {
    await cancelSubscription(withProvider(deps), signedIn.userId);
    return { success, message: SUBSCRIPTION_MESSAGES.canceled, data: await subscriptionOf(signedIn.userId) };
  });
  mount(resumeSubscriptionEndpoint, async (_input, { signedIn }) => {
    await resumeSubscription(withProvider(deps), signedIn.userId);
    return { success, message: SUBSCRIPTION_MESSAGES.resumed, data: await subscriptionOf(signedIn.userId) };
  });
  mount(billingPortalEndpoint, async (given, { signedIn, origin }) => {
    const returnUrl = ownAddress('returnUrl', given.returnUrl, publicUrl ?? origin);
    const { provider } = withProvider(deps);
    const customer = await findCustomerOf(db, provider.name, signedIn.userId);
    if (!customer) throw new DomainError('no-subscription');
    return { success, data: { url: await provider.portalAddress(customer.provider_customer_id, returnUrl) } };
  });
}

function withProvider({ provider, ...deps }: SubscriptionDeps): SubscriptionDeps & SyncDeps {
  if (!provider) throw new DomainError('payments-off');
  return { ...deps, provider };
}
