import Stripe from 'stripe';
import { providerFetch } from './provider-fetch.ts';

export type StripeSettings = {
  provider: string;
  secretKey: string;
  webhookSecret: string;
  /** Where its API is, if not at the provider's own address: the sandbox, or a stand-in in tests. */
  apiUrl?: string | undefined;
};

/** The official SDK; the sandbox is reached by the same code as the real thing, only elsewhere. */
export function stripeClient({ secretKey, apiUrl }: StripeSettings, more: Stripe.StripeConfig = {}): Stripe {
  return new Stripe(secretKey, {
    ...(apiUrl && elsewhere(new URL(apiUrl))),
    httpClient: Stripe.createFetchHttpClient(providerFetch),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...more,
  });
}

function elsewhere({ protocol, hostname, port }: URL) {
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  };
}
