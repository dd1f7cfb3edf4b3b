import { takeAttempt } from './rate-limit-store.ts';
import type { Db } from './schema.ts';

type Holding = { db: Db; now: () => number };

/**
 * Does work that only one of all processes may do at a time, and says 'taken' where another is at it. A process that
 * dies over it frees the turn `forMs` later.
 */
export async function holdTurn<T>(
  { db, now }: Holding,
  turn: { of: string; forMs: number },
  work: () => Promise<T>,
): Promise<T | 'taken'> {
  const key = keyOf(turn.of);
  const from = now();
  if ((await takeAttempt(db, { key, max: 1, windowMs: turn.forMs }, from)) > 0) return 'taken';
  try {
    return await work();
  } finally {
    // Not by its name alone: who took too long must not end the turn of another.
    const until = from + turn.forMs;
    await db.deleteFrom('rate_limits').where('key', '=', key).where('resets_at', '=', until).execute();
  }
}

export async function isTurnHeld({ db, now }: Holding, of: string): Promise<boolean> {
  const held = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', keyOf(of))
    .where('resets_at', '>', now())
    .executeTakeFirst();
  return held !== undefined;
}

function keyOf(of: string): string {
  return `held:${of}`;
}
