import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '#lib/domain-error.ts';
import type { OpenedCheckout } from '#payments/payment-provider.ts';
import type { PlanOffer } from '#payments/plan-catalog.ts';
import { type CustomerRow, deleteCustomer } from './customer-store.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { oneCheckoutAtATime } from './one-checkout-at-a-time.ts';
import { insertOrder, nameSession, openOrders, setOrderStatus } from './order-store.ts';
import type { SubscriptionDeps, SyncDeps } from './subscription-deps.ts';
import { findSubscription } from './subscription-store.ts';
import { syncCustomer } from './sync-customer.ts';

export type CheckoutRequest = {
  userId: string;
  planId: string;
  quantity: number;
  successUrl: string;
  cancelUrl: string;
};

type CheckoutDeps = SyncDeps & Pick<SubscriptionDeps, 'offerOf' | 'isPlanChanging'>;

/** The address where a plan can be paid. Price and sale are decided here and now, whatever the caller believes. */
export async function openCheckout(deps: CheckoutDeps, request: CheckoutRequest): Promise<string> {
  const offer = await deps.offerOf(request.planId, request.quantity);
  try {
    return await openFor(deps, request, offer);
  } catch (error) {
    if (error instanceof DomainError || (await isStillOffered(deps, offer))) throw error;
    throw new DomainError('plan-changed');
  }
}

// An admin who changes the price or the sale meanwhile takes away at the provider what was about to be sold.
async function isStillOffered({ offerOf, isPlanChanging }: CheckoutDeps, offer: PlanOffer): Promise<boolean> {
  if (await isPlanChanging(offer.planId)) return false;
  return isDeepStrictEqual(await offerOf(offer.planId, offer.quantity), offer);
}

async function openFor(deps: CheckoutDeps, request: CheckoutRequest, offer: PlanOffer): Promise<string> {
  const customer = await ensureCustomer(deps, request.userId);
  return oneCheckoutAtATime(deps, customer, async () => {
    await syncCustomer(deps, customer.provider_customer_id);
    await expireEarlier(deps, customer);
    if (offer.planType === 'monthly') await refuseSecond(deps, request.userId);
    const opened = await open(deps, request, offer, customer);
    if (opened !== 'no-such-customer') return opened.url;
    await deleteCustomer(deps.db, customer);
    const next = await ensureCustomer(deps, request.userId, customer.provider_customer_id);
    const again = await open(deps, request, offer, next);
    if (again === 'no-such-customer') throw new DomainError('payments-unavailable');
    return again.url;
  });
}

// Of two open checkouts both could be paid. One that can no longer be expired may just have been paid.
async function expireEarlier(deps: SyncDeps, customer: CustomerRow): Promise<void> {
  const { db, provider } = deps;
  let surprised = false;
  for (const order of await openOrders(db, provider.name, customer.user_id)) {
    const expired = order.provider_session_id === null || (await provider.expireCheckout(order.provider_session_id));
    if (expired) await setOrderStatus(db, order.id, 'expired');
    else surprised = true;
  }
  if (surprised) await syncCustomer(deps, customer.provider_customer_id);
}

async function refuseSecond({ db }: SyncDeps, userId: string): Promise<void> {
  const subscription = await findSubscription(db, userId);
  const over = !subscription || subscription.status === 'canceled' || subscription.status === 'incomplete';
  if (!over) throw new DomainError('already-subscribed');
}

async function open(
  deps: CheckoutDeps,
  { userId, successUrl, cancelUrl }: CheckoutRequest,
  offer: PlanOffer,
  customer: CustomerRow,
): Promise<OpenedCheckout | 'no-such-customer'> {
  const { db, now, provider } = deps;
  const orderId = randomUUID();
  const cents = offer.sale?.cents ?? offer.price.cents * offer.quantity;
  await insertOrder(db, {
    ...orderOf(offer, cents),
    id: orderId,
    user_id: userId,
    provider: provider.name,
    created_at: now(),
  });
  const opened = await provider.openCheckout({
    orderId,
    customerId: customer.provider_customer_id,
    priceId: offer.priceId,
    quantity: offer.quantity,
    couponId: offer.sale?.couponId,
    mode: offer.planType === 'monthly' ? 'subscription' : 'payment',
    successUrl: withOrder(successUrl, orderId),
    cancelUrl,
    now: now(),
  });
  if (opened === 'no-such-customer') {
    await setOrderStatus(db, orderId, 'failed');
    return opened;
  }
  await nameSession(db, orderId, opened.id);
  if (opened.cents === cents && opened.currency === offer.price.currency) return opened;
  // Nobody is charged anything but what was quoted, whatever has been changed at the provider.
  await provider.expireCheckout(opened.id);
  await setOrderStatus(db, orderId, 'failed');
  throw new Error(`quoted ${cents} ${offer.price.currency}, but the checkout asks ${opened.cents} ${opened.currency}`);
}

// What was bought is told by its order: an address alone, such as one that was bookmarked, proves no purchase.
function withOrder(successUrl: string, orderId: string): string {
  const url = new URL(successUrl);
  url.searchParams.set('order', orderId);
  return url.href;
}

function orderOf(offer: PlanOffer, cents: number) {
  return {
    plan_id: offer.planId,
    plan_type: offer.planType,
    provider_session_id: null,
    provider_payment_id: null,
    provider_price_id: offer.priceId,
    promotion_id: offer.sale?.promotionId ?? null,
    amount_cents: cents,
    currency: offer.price.currency,
    credits: offer.credits,
    status: 'open' as const,
    paid_at: null,
  };
}
