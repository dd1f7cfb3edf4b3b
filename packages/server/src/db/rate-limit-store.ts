import { createHash } from 'node:crypto';
import type { Db } from './schema.ts';

export type Window = { key: string; max: number; windowMs: number };

// The table of counters is no place to collect addresses of people, so it holds only their hashes.
export function windowKey(limit: string, who: string): string {
  return `${limit}:${createHash('sha256').update(who).digest('base64url')}`;
}

/** Counts one attempt in a window and says how many milliseconds to wait, 0 if it is within the limit. */
export async function takeAttempt(db: Db, window: Window, now: number): Promise<number> {
  return (await countAttempt(db, window, now)).waitMs;
}

/** The same, with how many that makes. One statement, so that any number of instances counting at once lose none. */
export async function countAttempt(
  db: Db,
  { key, max, windowMs }: Window,
  now: number,
): Promise<{ taken: number; waitMs: number }> {
  const { taken, resets_at } = await db
    .insertInto('rate_limits')
    .values({ key, taken: 1, resets_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const over = eb('rate_limits.resets_at', '<=', now);
        return {
          taken: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('rate_limits.taken', '+', 1))
            .end(),
          resets_at: eb
            .case()
            .when(over)
            .then(eb.ref('excluded.resets_at'))
            .else(eb.ref('rate_limits.resets_at'))
            .end(),
        };
      }),
    )
    .returning(['taken', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { taken, waitMs: taken > max ? resets_at - now : 0 };
}

/** How many attempts the window holds now. */
export async function attemptsIn(db: Db, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('taken')
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row?.taken ?? 0;
}

/** Takes an attempt back that turned out not to count, such as a sign-in that succeeded. */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('key', '=', key)
    .where('taken', '>', 0)
    .execute();
}

export async function forgetPastWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
}
