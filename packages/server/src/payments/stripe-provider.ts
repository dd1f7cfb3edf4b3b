import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { DomainError } from '#lib/domain-error.ts';
import { askProvider, isMissing, type ProviderLog } from './ask-provider.ts';
import type { NewCheckout, PaymentProvider } from './payment-provider.ts';
import type { StripeSettings } from './stripe-client.ts';
import { readStripeEvent } from './stripe-event.ts';
import { stripePlanCatalog } from './stripe-plan-catalog.ts';
import { checkoutOf, idOf, readStripeCustomer } from './stripe-reading.ts';

// The provider takes no less than 30 minutes by its own clock; the rest is for clocks that differ.
const CHECKOUT_SECONDS = 31 * 60;

/** Stripe, through its SDK: the only code that speaks to a payment provider, also to the sandbox. */
export function stripeProvider(stripe: Stripe, settings: StripeSettings, log: ProviderLog): PaymentProvider {
  const ask = <T>(request: () => Promise<T>) => askProvider(log, request);
  return {
    name: settings.provider,
    catalog: stripePlanCatalog(stripe, settings.provider, ask),
    createCustomer: async ({ userId, email, instead = 'first' }) => {
      // Kept by the provider, and in its logs: no place for an address, or for an id that outlives the account there.
      const idempotencyKey = `customer-${hashOf([userId, instead, email])}`;
      const customer = await ask(() => stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey }));
      return customer.id;
    },
    openCheckout: async (checkout) => {
      const session = await ask(() => openSession(stripe, checkout));
      if (session === 'no-such-customer') return session;
      if (!session.url) throw new DomainError('payments-unavailable');
      return { ...checkoutOf(session), url: session.url };
    },
    expireCheckout: (id) => ask(() => expire(stripe, id)),
    readCustomer: (id, watched) => ask(() => readStripeCustomer(stripe, id, watched)),
    customerOfCharge: async (id) => idOf((await ask(() => stripe.charges.retrieve(id))).customer),
    cancelAtPeriodEnd: async (id) => {
      await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },
    resume: (id) => ask(() => resume(stripe, id)),
    deleteCustomer: (id) => ask(() => deleteCustomer(stripe, id)),
    portalAddress: (customer, returnUrl) => ask(() => portalAddress(stripe, customer, returnUrl)),
    readEvent: (body, signature, now) => readStripeEvent(body, signature, settings.webhookSecret, now),
  };
}

function hashOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

async function openSession(stripe: Stripe, checkout: NewCheckout) {
  try {
    const options = { idempotencyKey: `checkout-${checkout.orderId}` };
    return await stripe.checkout.sessions.create(sessionParams(checkout), options);
  } catch (error) {
    if (isMissing(error) && error.param === 'customer') return 'no-such-customer';
    throw error;
  }
}

function sessionParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { orderId, couponId, mode, now } = checkout;
  const metadata = { orderId };
  return {
    mode,
    customer: checkout.customerId,
    client_reference_id: orderId,
    metadata,
    line_items: [{ price: checkout.priceId, quantity: checkout.quantity }],
    ...(couponId !== undefined && { discounts: [{ coupon: couponId }] }),
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: Math.floor(now / 1000) + CHECKOUT_SECONDS,
    ...(mode === 'payment' ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
  };
}

async function expire(stripe: Stripe, id: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(id);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}

// The provider's own page may have set only the date, and then only clearing the date takes it back.
async function resume(stripe: Stripe, id: string): Promise<void> {
  const { cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
  await stripe.subscriptions.update(id, cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' });
}

async function portalAddress(stripe: Stripe, customer: string, returnUrl: string): Promise<string> {
  try {
    return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url;
  } catch (error) {
    throw isMissing(error) ? new DomainError('no-subscription') : error;
  }
}

async function deleteCustomer(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
