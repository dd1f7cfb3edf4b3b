import type { FastifyInstance } from 'fastify';
import { handleEvent } from './handle-event.ts';
import type { SyncDeps } from './subscription-deps.ts';

export const WEBHOOK_PATH = '/api/webhooks/stripe';

/** Where the provider tells what happened. The signature is over the very bytes, so nothing may parse them before. */
export function mountWebhook(app: FastifyInstance, deps: SyncDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: string | Buffer) => body);
    scope.post(WEBHOOK_PATH, async ({ body, headers }, reply) => {
      const signature = headers['stripe-signature'];
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const event = deps.provider.readEvent(bytes, typeof signature === 'string' ? signature : undefined, deps.now());
      await handleEvent(deps, event);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
