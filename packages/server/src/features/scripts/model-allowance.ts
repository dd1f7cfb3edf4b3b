import { takeAttempt } from '#db/rate-limit-store.ts';
import type { Db } from '#db/schema.ts';

const ALLOWANCE = { max: 20, windowMs: 60_000 };

/**
 * Whether this user may cost us a call of the language model now. What is refused or unclear is not counted as a
 * generation, so without a bound of its own a single user could run up any bill.
 */
export async function mayAskModel({ db, now }: { db: Db; now: () => number }, userId: string): Promise<boolean> {
  return (await takeAttempt(db, { key: `model:${userId}`, ...ALLOWANCE }, now())) === 0;
}
