import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '@hotscribe/payments-sandbox';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import type { Db } from '#db/schema.ts';
import { createServer } from '#http/create-server.ts';
import { type StripeSettings, stripeClient } from '#payments/stripe-client.ts';
import { planOfType } from './plan-calls.ts';
import { type SignedInUser, signedIn } from './signed-in.ts';
import { type Body, startTestApp, type TestApp } from './test-app.ts';
import { migratedDatabase, openTestDatabase } from './test-database.ts';

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000002760003184',
  failsLater: '4000000000000341',
  disputed: '4000000000000259',
  losesRefunds: '4000000000005126',
} as const;

export const DAY = 24 * 60 * 60;
export const WEBHOOKS = '/api/webhooks/stripe';
const JWT_SECRET = 'the secret of the provider, long enough';

/** A payment provider away from our server: its events arrive when the test delivers them, and not otherwise. */
export type Provider = {
  stripe: Stripe;
  settings: StripeSettings & { kind: 'stripe'; apiUrl: string };
  db: Db;
  pages: FastifyInstance;
  pay: (url: string, card?: string) => Promise<{ status: number; location: string | undefined; text: string }>;
  moveClock: (seconds: number) => Promise<void>;
  events: () => Promise<Stripe.Event[]>;
};

export async function startProvider(): Promise<Provider> {
  const db = await openTestDatabase(await migratedDatabase());
  const pages: FastifyInstance = await createServer({
    appUrl: 'http://localhost',
    trustProxy: false,
    logLevel: 'silent',
  });
  onTestFinished(() => pages.close());
  const webRoot = join(import.meta.dirname, 'no-web-app');
  const { moveClock, ...sandbox } = await startSandbox(pages, {
    db,
    now: Date.now,
    jwtSecret: JWT_SECRET,
    webRoot,
    webhookPath: '/',
  });
  const settings = { kind: 'stripe' as const, provider: 'stripe-test', ...sandbox };
  const stripe = stripeClient(settings);
  const post = (path: string, fields: Record<string, string>) =>
    pages.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return {
    stripe,
    settings,
    db,
    pages,
    pay: async (url, card = CARDS.pays) => {
      const reply = await post(new URL(url).pathname, { number: card, expiry: '12/39', cvc: '123' });
      return { status: reply.statusCode, location: reply.headers.location, text: reply.body };
    },
    moveClock,
    events: async () => (await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })).reverse(),
  };
}

export type Shop = TestApp & {
  provider: Provider;
  deliver: (
    event: Stripe.Event | string,
    change?: { secret?: string; at?: number; signature?: string },
  ) => Promise<number>;
  deliverAll: () => Promise<void>;
};

/** Our server with a provider that is somewhere else. */
export async function startShop(): Promise<Shop> {
  const provider = await startProvider();
  const app = await startTestApp({ payments: provider.settings });
  const delivered = new Set<string>();
  const deliver: Shop['deliver'] = async (event, { secret = provider.settings.webhookSecret, at, signature } = {}) => {
    const payload = typeof event === 'string' ? event : JSON.stringify(event);
    const timestamp = at ?? Math.floor(Date.now() / 1000);
    const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature ?? signed };
    return (await fetch(app.url + WEBHOOKS, { method: 'POST', headers, body: payload })).status;
  };
  const deliverAll = async () => {
    for (const event of await provider.events()) {
      if (delivered.has(event.id)) continue;
      const status = await deliver(event);
      if (status !== 200) throw new Error(`${event.type} was answered ${status}`);
      delivered.add(event.id);
    }
  };
  return { ...app, provider, deliver, deliverAll };
}

export type Buyer = SignedInUser & {
  checkout: (planType?: 'monthly' | 'per-script', quantity?: number) => Promise<string>;
  status: () => Promise<Body>;
  usage: () => Promise<Body>;
};

/** A signed-in user who buys things. */
export async function startBuyer(app: TestApp, email?: string): Promise<Buyer> {
  const user = await signedIn(app, email);
  return {
    ...user,
    checkout: async (planType = 'monthly', quantity) => {
      const { id } = await planOfType(app, planType);
      const { status, body } = await user.post('/api/checkout-sessions', {
        ...checkoutOf(app, id),
        ...(quantity !== undefined && { quantity }),
      });
      if (status !== 200) throw new Error(`checkout answered ${status}: ${JSON.stringify(body)}`);
      return (body.data as { url: string }).url;
    },
    status: async () => (await user.get('/api/subscriptions/status')).body.data as Body,
    usage: async () => (await user.get('/api/user')).body,
  };
}

export function checkoutOf(app: TestApp, planId: string) {
  return { planId, successUrl: `${app.url}/dashboard?success=true`, cancelUrl: `${app.url}/pricing?canceled=true` };
}

/** Waits until the embedded sandbox has delivered all of its events. */
export async function allDelivered(db: Db): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const waiting = await db.selectFrom('sandbox_deliveries').select('event_id').limit(1).executeTakeFirst();
    if (!waiting) return;
    await sleep(25);
  }
  throw new Error('events are still waiting to be delivered');
}
