import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../packages/server/src/db/open-database.ts';
import type { Db } from '../../packages/server/src/db/schema.ts';
import { startPostgres } from '../../packages/server/tests/support/start-postgres.ts';

export type CrashedDatabase = {
  env: Record<string, string>;
  /** Looks at what a killed server has left, changing nothing of it. Says too what the database finds wrong with itself. */
  inspect: <T>(look: (db: Db) => Promise<T>) => Promise<{ seen: T; damage: string[] }>;
  stop: () => Promise<void>;
};

export const DATABASES = { sqlite, postgres } satisfies Record<string, () => Promise<CrashedDatabase>>;

const FILE = 'hotscribe.sqlite';

async function sqlite(): Promise<CrashedDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-crash-'));
  return {
    env: { DATA_DIR: dataDir },
    // A copy is looked at: opening the file itself would do the recovery that the server has to do.
    inspect: async (look) => {
      const copy = mkdtempSync(join(tmpdir(), 'hotscribe-crashed-'));
      for (const name of [FILE, `${FILE}-wal`]) {
        if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(copy, name));
      }
      const damage = damageIn(join(copy, FILE));
      const db = await openDatabase({ dataDir: copy, databaseUrl: undefined }, () => {});
      const seen = await look(db).finally(() => db.destroy());
      rmSync(copy, { recursive: true, force: true });
      return { seen, damage };
    },
    stop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function damageIn(file: string): string[] {
  const database = new DatabaseSync(file);
  const found = [
    ...database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check)),
    ...database
      .prepare('pragma foreign_key_check')
      .all()
      .map((row) => `a row of ${row.table} belongs to nothing`),
  ];
  database.close();
  return found.filter((line) => line !== 'ok');
}

async function postgres(): Promise<CrashedDatabase> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-crash-'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database crash');
  const databaseUrl = Object.assign(new URL(server.url), { pathname: '/crash' }).href;
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    inspect: async (look) => {
      await nobodyIsIn(client);
      const db = await openDatabase({ dataDir, databaseUrl }, () => {});
      const seen = await look(db).finally(() => db.destroy());
      return { seen, damage: [] };
    },
    stop: async () => {
      await client.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

// PostgreSQL hears that a client is gone only once it has ended what that one asked for.
async function nobodyIsIn(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_stat_activity where datname = 'crash'");
  if (rows.length === 0) return;
  await setTimeout(20);
  await nobodyIsIn(client);
}
