import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/schema.ts';
import { createApi } from './api/create-api.ts';
import { type Courier, startCourier } from './deliver-events.ts';
import { mountSandboxPages } from './pages/mount-pages.ts';
import { sandboxState } from './state/take-turn.ts';

export type Sandbox = {
  port: number;
  secretKey: string;
  webhookSecret: string;
  moveClock: (seconds: number) => Promise<void>;
};

type SandboxDeps = { db: Db; now: () => number; jwtSecret: string; webRoot: string; webhookPath: string };

const LOOPBACK = '127.0.0.1';
const SETTLE_MS = 15_000;

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
  await api.listen({ port: 0, host: LOOPBACK });
  mountSandboxPages(app, state, deps.webRoot);

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const endpoint = `${addressOf(app)}${deps.webhookPath}`;
    courier = startCourier({ db, now, endpoint, secret: webhookSecret, log: app.log });
    timer = setInterval(() => void state.settle().catch(() => {}), SETTLE_MS);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await courier?.stop();
  });
  app.addHook('onClose', () => api.close());
  return { port: portOf(api), secretKey, webhookSecret, moveClock: state.moveClock };
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

function portOf(api: FastifyInstance): number {
  const [first] = api.addresses();
  if (!first || typeof first === 'string') throw new Error('the payment sandbox does not listen');
  return first.port;
}
