import { DatabaseSync } from 'node:sqlite';
import { plainReason, StartupError } from '#lib/startup-error.ts';
import { MIGRATION_NAMES } from './migrate.ts';

export type Contents = { accounts: number; scripts: number };

/** What a file holds, called `name`; throws where it is damaged, not Hotscribe's, or of a later version. */
export function contentsOfSound(file: string, name: string): Contents {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    refuseDamaged(database, name);
    refuseUnknown(database, name);
    const count = (table: string) => Number(database.prepare(`select count(*) as count from ${table}`).get()?.count);
    return { accounts: count('users'), scripts: count('scripts') };
  } finally {
    database.close();
  }
}

function refuseDamaged(database: DatabaseSync, name: string): void {
  const problems = [
    ...rowsOf(database, 'pragma integrity_check').filter((row) => row.integrity_check !== 'ok'),
    ...rowsOf(database, 'pragma foreign_key_check'),
  ];
  if (problems.length > 0) throw new StartupError(`${name} is damaged, so it can’t be used.`);
}

function refuseUnknown(database: DatabaseSync, name: string): void {
  const [table] = rowsOf(database, "select name from sqlite_master where name = 'kysely_migration'");
  if (!table) throw new StartupError(`${name} isn’t a Hotscribe database.`);
  const unknown = rowsOf(database, 'select name from kysely_migration').filter(
    (row) => !MIGRATION_NAMES.includes(String(row.name)),
  );
  if (unknown.length > 0)
    throw new StartupError(`${name} was made by a later version of Hotscribe. Update this one first.`);
}

function rowsOf(database: DatabaseSync, sql: string): Record<string, unknown>[] {
  return database.prepare(sql).all();
}

/** Why something could not be done with a database's file: SQLite says it in words, the operating system in a code. */
export function fileReason(error: unknown): string {
  return error instanceof Error && 'errcode' in error ? error.message : plainReason(error);
}
