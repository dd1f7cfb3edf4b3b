import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * SQLite overwrites what is deleted, but keeps its pages as they were in the log until that is written over. This
 * empties the log, unless somebody else is reading just now; housekeeping does it again.
 */
export async function overwriteDeleted(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await db.connection().execute(async (alone) => {
    // It would wait for readers in the event loop, and everybody with it.
    await sql`pragma busy_timeout = 0`.execute(alone);
    await sql`pragma wal_checkpoint(truncate)`.execute(alone);
    await sql`pragma busy_timeout = 5000`.execute(alone);
  });
}
