import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { startPatience } from '#lib/patience.ts';
import { isWaitOver } from './database-errors.ts';

/**
 * A pool whose time-out blames the database only where this process could have heard it. Those of the pool itself run
 * out while the process is busy, such as with loading its own code: all who wait would be told that the database is
 * away, with its answers lying unread.
 */
export function patientPool(pool: Pool, patienceMs: number): PostgresPool {
  return { options: pool.options, connect: () => connect(pool, patienceMs), end: () => pool.end() };
}

async function connect(pool: Pool, patienceMs: number): Promise<PoolClient> {
  const patience = startPatience(patienceMs);
  try {
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!isWaitOver(error) || patience.isOver()) throw error;
      }
    }
  } finally {
    patience.stop();
  }
}
