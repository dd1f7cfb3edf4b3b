import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { errorCode, plainReason, StartupError } from '#lib/startup-error.ts';
import { withTransactionsThatBeginAgain } from './begin-again.ts';
import { migrate } from './migrate.ts';
import { describePostgresUrl, postgresDialect } from './postgres.ts';
import { keepPrivate } from './private-file.ts';
import type { Db } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseSettings = { dataDir: string; databaseUrl: string | undefined };

/** The migrated database: PostgreSQL where a URL names one, else a SQLite file in the data folder. */
export async function openDatabase(settings: DatabaseSettings, onIdleError: (error: Error) => void): Promise<Db> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, onIdleError);
  return openSqlite(settings.dataDir);
}

/** Where the embedded database is. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'hotscribe.sqlite');
}

/** Makes the data folder, or says in one line why it cannot be used. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `Cannot write to DATA_DIR (${dataDir}): ${plainReason(error)}. Set DATA_DIR to a folder you may write to.`,
    );
  }
}

// Node's own recursive mkdir never returns where a parent exists but refuses new entries, such as /proc.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another instance that starts at the same moment may have been first.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Db> {
  const db = withTransactionsThatBeginAgain(new Kysely({ dialect: postgresDialect(url, onIdleError) }));
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartupError(
      `Cannot reach the database at ${describePostgresUrl(url)}: ${plainReason(error)}. Check DATABASE_URL.`,
    );
  }
  return migrated(db);
}

async function openSqlite(dataDir: string): Promise<Db> {
  const file = databaseFile(dataDir);
  try {
    keepPrivate(file);
    return await migrated(new Kysely({ dialect: sqliteDialect(file) }));
  } catch (error) {
    throw new StartupError(`Cannot open the database ${file}: ${plainReason(error)}.`);
  }
}

async function migrated(db: Db): Promise<Db> {
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
