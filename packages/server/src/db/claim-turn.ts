import { takeAttempt } from './rate-limit-store.ts';
import type { Db } from './schema.ts';

/**
 * True for one of the processes that share this database, and then for none until the time is over. It is not given
 * back: a process that dies over its work leaves it to whoever asks next, after that time.
 */
export async function claimTurn(db: Db, job: string, everyMs: number, now: number): Promise<boolean> {
  return (await takeAttempt(db, { key: `turn:${job}`, max: 1, windowMs: everyMs }, now)) === 0;
}
