import type { Db } from './schema.ts';

export type Window = { key: string; max: number; windowMs: number };

/**
 * Counts one attempt in a window and says how many milliseconds to wait, 0 if it is within the limit.
 * One statement, so that any number of instances counting at once lose none.
 */
export async function takeAttempt(db: Db, { key, max, windowMs }: Window, now: number): Promise<number> {
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
  return taken > max ? resets_at - now : 0;
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
