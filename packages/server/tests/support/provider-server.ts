import fastify, { type FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import type { PaymentSettings } from '#payments/payment-settings.ts';
import { startProvider } from './shop.ts';

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

/** A payment provider at an address of its own, with a database of its own, that can be made to fail. */
export async function startProviderServer(): Promise<ProviderServer> {
  const { db, settings, stripe } = await startProvider();
  let failing: RegExp | undefined;
  let interlude: { request: RegExp; work: () => Promise<unknown> } | undefined;
  const front = fastify({ logger: false, forceCloseConnections: true });
  front.removeAllContentTypeParsers();
  front.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string | Buffer) =>
    String(body),
  );
  front.all('/*', async (incoming, reply) => {
    const request = `${incoming.method} ${incoming.url.split('?', 1)[0]}`;
    if (interlude?.request.test(request)) {
      const { work } = interlude;
      interlude = undefined;
      await work();
    }
    if (!failing?.test(request)) {
      const answer = await passOn(incoming, settings.apiUrl);
      return reply
        .status(answer.status)
        .type('application/json')
        .send(await answer.text());
    }
    const error = { type: 'api_error', message: 'The provider is having a bad day.' };
    // Else the SDK tries again, and the test waits for it.
    return reply.status(500).header('stripe-should-retry', 'false').send({ error });
  });
  const apiUrl = await front.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => front.close());
  return {
    payments: { ...settings, apiUrl },
    stripe,
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

const PASSED_ON = ['authorization', 'content-type', 'idempotency-key'];

function passOn({ method, url, headers, body }: FastifyRequest, apiUrl: string): Promise<Response> {
  const passed = PASSED_ON.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const given = typeof body === 'string' ? { body } : {};
  return fetch(apiUrl + url, { method, headers: passed, ...given });
}
