import Stripe from 'stripe';
import { DomainError } from '#lib/domain-error.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { idOf } from './stripe-reading.ts';

const TOLERANCE_SECONDS = 300;

type Reference = string | { id: string } | null;
type Mentioned = { id?: string; object?: string; customer?: Reference; charge?: Reference };

/** What an event is about, once its signature has shown that the provider sent these very bytes, lately. */
export function readStripeEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  now: number,
): ProviderEvent {
  const { id, type, data } = verified(body, signature ?? '', secret, now);
  const object = data.object as Mentioned;
  return {
    id,
    type,
    customerId: object.object === 'customer' ? object.id : idOf(object.customer),
    chargeId: idOf(object.charge),
    checkoutId: object.object === 'checkout.session' ? object.id : undefined,
  };
}

function verified(body: Buffer, signature: string, secret: string, now: number): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
  } catch {
    throw new DomainError('bad-signature');
  }
}
