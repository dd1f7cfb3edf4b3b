import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/schema.ts';
import type { PaymentProvider } from '#payments/payment-provider.ts';
import type { PaymentSettings } from '#payments/payment-settings.ts';
import { type StripeSettings, stripeClient } from '#payments/stripe-client.ts';
import { stripeProvider } from '#payments/stripe-provider.ts';

type Settings = { payments: PaymentSettings; jwtSecret: string; webRoot: string; webhookPath: string };

/** Whoever takes the payments, as configured; the sandbox is started first, and then reached like the real one. */
export async function startPayments(
  app: FastifyInstance,
  { payments, ...settings }: Settings,
  deps: { db: Db; now: () => number },
): Promise<PaymentProvider | undefined> {
  if (payments.kind === 'off') return undefined;
  if (payments.kind === 'stripe') return stripeProvider(stripeClient(payments), payments, app.log);
  // Loaded only where it is used, so that production, which cannot use it, runs none of its code.
  const { startSandbox } = await import('@hotscribe/payments-sandbox');
  const { apiUrl, secretKey, webhookSecret } = await startSandbox(app, { ...settings, ...deps });
  const sandbox: StripeSettings = { provider: 'sandbox', secretKey, webhookSecret, apiUrl };
  return stripeProvider(stripeClient(sandbox), sandbox, app.log);
}
