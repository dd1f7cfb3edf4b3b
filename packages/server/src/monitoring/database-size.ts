import { statfs } from 'node:fs/promises';
import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '#db/schema.ts';

export type DatabaseSize = {
  kind: 'sqlite' | 'postgres';
  bytes: number;
  /** On the disk of the embedded database; of another machine's disk we know nothing. */
  freeBytes: number | undefined;
};

export async function databaseSize(db: Db, dataDir: string | undefined): Promise<DatabaseSize> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return { kind: 'postgres', bytes: Number(rows[0]?.bytes), freeBytes: undefined };
  }
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
  return { kind: 'sqlite', bytes: Number(rows[0]?.bytes), freeBytes: await freeOn(dataDir) };
}

async function freeOn(folder: string | undefined): Promise<number | undefined> {
  if (folder === undefined) return undefined;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
