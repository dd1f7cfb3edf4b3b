import type Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import type { PaymentSettings } from '#payments/payment-settings.ts';
import { stripeClient } from '#payments/stripe-client.ts';
import { createApi } from '#sandbox/api/create-api.ts';
import { sandboxState } from '#sandbox/state/take-turn.ts';
import { emptyDatabase, openTestDatabase } from './test-database.ts';

type ProviderObject = Record<string, unknown> & { id: string; active?: boolean };

export type ProviderServer = {
  /** For a server that takes its payments there. */
  payments: PaymentSettings;
  /** As anyone with the key reaches it, and not through our server. */
  stripe: Stripe;
  /** Requests such as 'POST /v1/prices' fail as long as they match. */
  failAt: (request: RegExp | undefined) => void;
  /** Done once, before the first request that matches is answered. */
  meanwhile: (request: RegExp, work: () => Promise<unknown>) => void;
  /** What is there of a kind, such as 'price', in the order it was made. */
  objects: (kind: string) => Promise<ProviderObject[]>;
};

const SECRET_KEY = 'sk_test_of_the_tests';

/** A payment provider at an address of its own, with a database of its own, that can be made to fail. */
export async function startProviderServer(): Promise<ProviderServer> {
  const db = await openTestDatabase(await emptyDatabase());
  const state = sandboxState({ db, now: Date.now, onCommit: () => {} });
  const api = createApi(state, SECRET_KEY, { error: () => {} });
  let failing: RegExp | undefined;
  let interlude: { request: RegExp; work: () => Promise<unknown> } | undefined;
  api.addHook('onRequest', async ({ method, url }, reply) => {
    const request = `${method} ${url.split('?', 1)[0]}`;
    if (interlude?.request.test(request)) {
      const { work } = interlude;
      interlude = undefined;
      await work();
    }
    if (!failing?.test(request)) return;
    const error = { type: 'api_error', message: 'The provider is having a bad day.' };
    // Else the SDK tries again, and the test waits for it.
    return reply.status(500).header('stripe-should-retry', 'false').send({ error });
  });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => api.close());
  const webhookSecret = 'whsec_of_the_tests';
  const settings = { provider: 'stripe-test', secretKey: SECRET_KEY, webhookSecret, apiUrl };
  return {
    payments: { kind: 'stripe', ...settings },
    stripe: stripeClient(settings),
    failAt: (request) => {
      failing = request;
    },
    meanwhile: (request, work) => {
      interlude = { request, work };
    },
    objects: async (kind) => {
      const rows = await db
        .selectFrom('sandbox_objects')
        .select('body')
        .where('object', '=', kind)
        .orderBy('number')
        .execute();
      return rows.map(({ body }) => JSON.parse(body) as ProviderObject);
    },
  };
}
