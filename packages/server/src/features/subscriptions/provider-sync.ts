import type { FastifyInstance } from 'fastify';
import type { SyncDeps } from './subscription-deps.ts';
import { startSyncJob } from './sync-job.ts';
import { mountWebhook } from './webhook-route.ts';

/** Keeps our books in step with the provider: by what it tells us, and by asking every hour. */
export function mountProviderSync(app: FastifyInstance, deps: SyncDeps): void {
  mountWebhook(app, deps);
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = startSyncJob(deps);
  });
  app.addHook('preClose', async () => stop?.());
}
