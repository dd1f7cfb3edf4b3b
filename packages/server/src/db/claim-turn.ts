import { takeAttempt } from './rate-limit-store.ts';
import type { Db } from './schema.ts';

/**
 * True for one of the processes that share this database, and then for none until the time is over. It is not given
 * back: a process that dies over its work leaves it to whoever asks next, after that time.
 */
export async function claimTurn(db: Db, job: string, everyMs: number, now: number): Promise<boolean> {
  return (await takeAttempt(db, { key: keyOf(job), max: 1, windowMs: everyMs }, now)) === 0;
}

/** When the turn ends that somebody has now; it tells one's own from that of another. */
export async function turnEndsAt(db: Db, job: string): Promise<number | undefined> {
  const turn = await db.selectFrom('rate_limits').select('resets_at').where('key', '=', keyOf(job)).executeTakeFirst();
  return turn?.resets_at;
}

function keyOf(job: string): string {
  return `turn:${job}`;
}
