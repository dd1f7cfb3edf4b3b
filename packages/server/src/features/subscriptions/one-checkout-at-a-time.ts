import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '#lib/domain-error.ts';
import { type CustomerRow, claimCheckout, releaseCheckout } from './customer-store.ts';
import type { SyncDeps } from './subscription-deps.ts';

// Above what the provider may take to answer; after a crash the customer is free again that much later.
const LEASE_MS = 60_000;
// The browser gives up after 10 s.
const PATIENCE_MS = 8000;
const LOOK_AGAIN_MS = 50;

/** Lets the checkouts of one customer be made one after the other, in however many processes they are asked for. */
export async function oneCheckoutAtATime<T>(
  { db, now }: SyncDeps,
  customer: CustomerRow,
  work: () => Promise<T>,
): Promise<T> {
  const until = now() + LEASE_MS;
  for (let waited = 0; !(await claimCheckout(db, customer, now(), until)); waited += LOOK_AGAIN_MS) {
    if (waited >= PATIENCE_MS) throw new DomainError('payments-unavailable');
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await releaseCheckout(db, customer, until);
  }
}
