import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';

export type TestDatabase = { dataDir: string; databaseUrl: string | undefined };

/** Settings of an empty database of this test's own, on the database that this run is for. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, databaseUrl: inject('database') === 'postgres' ? await createPostgresDatabase() : undefined };
}

export async function openTestDatabase(database: TestDatabase): Promise<Db> {
  const db = await openDatabase(database, () => {});
  onTestFinished(() => db.destroy());
  return db;
}

async function createPostgresDatabase(): Promise<string> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // The other strategy writes all of it to the log as well, which takes four times as long.
  await runOnServer(serverUrl, `create database ${name} strategy file_copy`);
  onTestFinished(() => runOnServer(serverUrl, `drop database ${name} with (force)`));
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
