import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#schema.ts';
import { createApi } from './api/create-api.ts';
import { type Courier, startCourier } from './deliver-events.ts';
import { mountSandboxPages } from './pages/mount-pages.ts';
import { sandboxState } from './turns/take-turn.ts';
import { startUpkeep } from './upkeep.ts';

export type Sandbox = {
  /** Where its API is; whoever pays through it knows nothing else of it. */
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
  moveClock: (seconds: number) => Promise<void>;
};

export type SandboxDeps = { db: Db; now: () => number; jwtSecret: string; webRoot: string; webhookPath: string };

const LOOPBACK = '127.0.0.1';

/**
 * A payment provider of our own, for trying things out: its API on a port that only this machine reaches, its pages
 * beside ours, and its webhooks sent to our endpoint as soon as we listen.
 */
export async function startSandbox(app: FastifyInstance, deps: SandboxDeps): Promise<Sandbox> {
  const { db, now } = deps;
  let courier: Courier | undefined;
  const state = sandboxState({ db, now, onCommit: () => courier?.wake() });
  const secretKey = `sk_test_${derived(deps.jwtSecret, 'sandbox api')}`;
  const webhookSecret = `whsec_${derived(deps.jwtSecret, 'sandbox webhooks')}`;
  const api = createApi(state, secretKey, app.log);
  const apiUrl = await api.listen({ port: 0, host: LOOPBACK });
  mountSandboxPages(app, state, deps.webRoot);

  let stopUpkeep: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    const endpoint = `${addressOf(app)}${deps.webhookPath}`;
    courier = startCourier({ db, now, endpoint, secret: webhookSecret, log: app.log });
    stopUpkeep = startUpkeep({ db, now, settle: state.settle, log: app.log });
  });
  app.addHook('preClose', async () => {
    await stopUpkeep?.();
    await courier?.stop();
  });
  app.addHook('onClose', () => api.close());
  return { apiUrl, secretKey, webhookSecret, moveClock: state.moveClock };
}

// Every process that shares the database and the secret derives the same keys.
function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

function addressOf(app: FastifyInstance): string {
  const [first] = app.addresses();
  if (!first || typeof first === 'string') return `http://${LOOPBACK}`;
  const { address, family, port } = first;
  if (address === '0.0.0.0' || address === '::') return `http://${LOOPBACK}:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
