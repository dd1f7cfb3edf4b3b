import type { Db } from '#schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets answers that can no longer be asked for again. */
export async function forgetOldRequests(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sandbox_requests')
    .where('created_at', '<=', now - DAY_MS)
    .execute();
}
