import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './schema.ts';

export type Work<T> = (db: Db) => Promise<T>;
/** Runs work in a transaction that may hold the work of others too; each piece succeeds or is undone on its own. */
export type SharedCommit = <T>(work: Work<T>) => Promise<T>;

type Waiting = { run: Work<unknown>; done: (value: unknown) => void; failed: (error: unknown) => void };

/**
 * On SQLite every commit waits for the disk, and the whole process with it. What arrives while others are being
 * answered is therefore committed together: one wait for all of them. PostgreSQL does this on its own.
 */
export function sharedCommit(db: Db): SharedCommit {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return (work) => db.transaction().execute(work);
  let waiting: Waiting[] = [];

  async function commitAll(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const results = await db.transaction().execute(async (transaction) => {
        const settled: (() => void)[] = [];
        for (const piece of batch) settled.push(await attempt(transaction, piece));
        return settled;
      });
      // Only now is it on the disk: nobody hears of a success that could still be lost.
      for (const settle of results) settle();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(commitAll);
      waiting.push({ run: work, done: resolve as Waiting['done'], failed: reject });
    });
}

async function attempt(db: Db, { run, done, failed }: Waiting): Promise<() => void> {
  await sql`savepoint piece`.execute(db);
  try {
    const value = await run(db);
    await sql`release piece`.execute(db);
    return () => done(value);
  } catch (error) {
    try {
      await sql`rollback to piece`.execute(db);
      await sql`release piece`.execute(db);
    } catch {
      // A full disk has undone all of it, and the savepoint with it: that is what everyone has to hear.
      throw error;
    }
    return () => failed(error);
  }
}
