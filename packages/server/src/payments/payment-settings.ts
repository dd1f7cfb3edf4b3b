import type { PaymentMode } from '@hotscribe/contract';
import { z } from 'zod';
import { StartupError } from '#lib/startup-error.ts';
import type { StripeSettings } from './stripe-client.ts';

export type PaymentSettings = { kind: 'off' } | { kind: 'sandbox' } | ({ kind: 'stripe' } & StripeSettings);

export const paymentVariables = {
  PAYMENTS: z.enum(['sandbox', 'stripe', 'off'], 'must be sandbox, stripe or off').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret key, such as sk_live_… or sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'must be the signing secret of the webhook endpoint, such as whsec_…')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:12111' })
    .optional(),
};

type Values = z.infer<z.ZodObject<typeof paymentVariables>> & { NODE_ENV: 'production' | 'development' };

const HOW = 'set PAYMENTS=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=off';

/** Who takes the payments. Whatever could pretend to take money in production, or send a live key astray, is refused. */
export function readPayments(values: Values): PaymentSettings {
  const production = values.NODE_ENV === 'production';
  const kind = values.PAYMENTS ?? (production || values.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox');
  if (kind === 'off') return { kind };
  if (kind === 'sandbox') {
    if (production) throw new StartupError(`PAYMENTS=sandbox takes no real money. In production, ${HOW}.`);
    return { kind };
  }
  return readStripe(values, production);
}

function readStripe(values: Values, production: boolean): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values;
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : webhookSecret ? 'STRIPE_SECRET_KEY' : 'both';
    const which = missing === 'both' ? 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are' : `${missing} is`;
    throw new StartupError(`To take payments, ${which} missing. ${production ? 'In production,' : 'Please'} ${HOW}.`);
  }
  const live = secretKey.includes('_live_');
  if (live && apiUrl) {
    throw new StartupError('STRIPE_API_URL would send a live STRIPE_SECRET_KEY to another host. Unset one of them.');
  }
  return { kind: 'stripe', provider: live ? 'stripe-live' : 'stripe-test', secretKey, webhookSecret, apiUrl };
}

/** Whether real money moves. */
export function paymentModeOf(provider: { name: string } | undefined): PaymentMode {
  if (!provider) return 'off';
  return provider.name === 'stripe-live' ? 'live' : 'test';
}
