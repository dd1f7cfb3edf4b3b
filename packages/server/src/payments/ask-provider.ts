import Stripe from 'stripe';
import { DomainError } from '#lib/domain-error.ts';

export type ProviderLog = { error: (details: object, message: string) => void };

/**
 * Asks the provider. Where it is away, overloaded or does not know our key, the caller hears that it may try again;
 * a request that it refuses is a mistake of ours.
 */
export async function askProvider<T>(log: ProviderLog, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    log.error({ type, code, statusCode, requestId, reason: error.message }, 'the payment provider failed');
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      // Not thrown on as it is: its status is what the provider said to us, and not what we say to anybody.
      throw new Error('the payment provider refused a request', { cause: error });
    }
    throw new DomainError('payments-unavailable');
  }
}

/** What is asked for is not there, or there no more. */
export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
