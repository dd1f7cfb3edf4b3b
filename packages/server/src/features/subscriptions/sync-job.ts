import { claimTurn } from '#db/claim-turn.ts';
import { customersToSync } from './customer-store.ts';
import { forgetOldEvents } from './event-store.ts';
import type { SyncDeps } from './subscription-deps.ts';
import { syncCustomer } from './sync-customer.ts';

const HOUR_MS = 60 * 60 * 1000;
// A little less than the hour, or every second round would find that it is not yet time.
const SOON_MS = 55 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
// Processes that start together have their hours together, and each would ask the provider about every customer. Short,
// so that one that starts over after a crash still catches up with what it was not told.
const TURN_MS = 60_000;

/** Looks after every customer of whom an event may have been lost; one that fails does not hold up the others. */
export async function syncAll(deps: SyncDeps, isStopped: () => boolean = () => false): Promise<void> {
  const { db, now, provider, log } = deps;
  for (const customerId of await customersToSync(db, provider.name, now() - SOON_MS, now() - DAY_MS)) {
    if (isStopped()) return;
    try {
      await syncCustomer(deps, customerId);
    } catch (error) {
      log.error({ err: error, customer: customerId }, 'a customer was not synced with the payment provider');
    }
  }
  await forgetOldEvents(db, now());
}

/** Syncs now and every hour, in one of the processes that would at once; returns how to stop it. */
export function startSyncJob(deps: SyncDeps): () => Promise<void> {
  let stopped = false;
  const syncInTurn = async () => {
    if (await claimTurn(deps.db, 'provider-sync', TURN_MS, deps.now())) await syncAll(deps, () => stopped);
  };
  const run = () => syncInTurn().catch((error) => deps.log.error({ err: error }, 'the hourly sync failed'));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, HOUR_MS);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
