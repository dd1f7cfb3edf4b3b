import Stripe from 'stripe';
import type { Db } from '#schema.ts';

export type Courier = {
  /** Says that there is something to deliver. */
  wake: () => void;
  stop: () => Promise<void>;
};

export type CourierDeps = {
  db: Db;
  now: () => number;
  endpoint: string;
  secret: string;
  log: { warn: (details: object, message: string) => void };
};

const TICK_MS = 1000;
const PATIENCE_MS = 20_000;
// Longer than the patience: nobody else takes an event that is on its way, and a crash delays it by this much.
const LEASE_MS = 30_000;
const RETRY_AFTER_MS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000];
const ATTEMPTS = 30;

/** Delivers the sandbox's events to our webhook endpoint, signed, in their order, again and again until they arrive. */
export function startCourier(deps: CourierDeps): Courier {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function deliverAll(): Promise<void> {
    do {
      again = false;
      while (!stopped && (await deliverNext(deps))) {}
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || running) return;
    running = deliverAll()
      .catch((error) => deps.log.warn({ err: error }, 'the payment sandbox could not deliver'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(wake, TICK_MS);
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function deliverNext(deps: CourierDeps): Promise<boolean> {
  const claimed = await claim(deps.db, deps.now());
  if (!claimed) return false;
  const arrived = await post(deps, claimed.body);
  if (arrived || claimed.attempts >= ATTEMPTS) {
    await deps.db.deleteFrom('sandbox_deliveries').where('event_id', '=', claimed.event_id).execute();
    return true;
  }
  const delay = RETRY_AFTER_MS[claimed.attempts - 1] ?? RETRY_AFTER_MS.at(-1) ?? LEASE_MS;
  await deps.db
    .updateTable('sandbox_deliveries')
    .set({ next_attempt_at: deps.now() + delay })
    .where('event_id', '=', claimed.event_id)
    .execute();
  return true;
}

type Claimed = { event_id: string; body: string; attempts: number };

async function claim(db: Db, now: number): Promise<Claimed | undefined> {
  const due = await db
    .selectFrom('sandbox_deliveries')
    .innerJoin('sandbox_objects', 'sandbox_objects.id', 'sandbox_deliveries.event_id')
    .select(['event_id', 'body', 'attempts'])
    .where('next_attempt_at', '<=', now)
    .orderBy('sandbox_deliveries.number')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  // Of several processes that saw it due, the one that counts this attempt delivers it; the others look again.
  const { numUpdatedRows } = await db
    .updateTable('sandbox_deliveries')
    .set({ attempts: due.attempts + 1, next_attempt_at: now + LEASE_MS })
    .where('event_id', '=', due.event_id)
    .where('attempts', '=', due.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...due, attempts: due.attempts + 1 } : claim(db, now);
}

async function post({ endpoint, secret, now, log }: CourierDeps, payload: string): Promise<boolean> {
  const timestamp = Math.floor(now() / 1000);
  try {
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      },
      body: payload,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.arrayBuffer();
    return reply.ok;
  } catch (error) {
    log.warn({ err: error }, 'an event of the payment sandbox did not arrive');
    return false;
  }
}
