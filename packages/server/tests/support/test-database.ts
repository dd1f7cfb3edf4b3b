import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { databaseFile, openDatabase } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';
import { runOnServer } from './databases.ts';

export type TestDatabase = { dataDir: string; databaseUrl: string | undefined };

/** Settings of an empty database of this test's own, on the database that this run is for. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return { dataDir: emptyFolder(), databaseUrl: isPostgres() ? await createPostgresDatabase('template1') : undefined };
}

/** The same, as it is after the first start: with all tables and no users. */
export async function migratedDatabase(): Promise<TestDatabase> {
  const dataDir = emptyFolder();
  if (isPostgres()) return { dataDir, databaseUrl: await createPostgresDatabase(inject('migratedDatabase')) };
  copyFileSync(inject('migratedDatabase'), databaseFile(dataDir));
  return { dataDir, databaseUrl: undefined };
}

export async function openTestDatabase(database: TestDatabase): Promise<Db> {
  const db = await openDatabase(database, () => {});
  onTestFinished(() => db.destroy());
  return db;
}

function isPostgres(): boolean {
  return inject('database') === 'postgres';
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createPostgresDatabase(template: string): Promise<string> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // The other strategy writes all of it to the log as well, which takes longer.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  onTestFinished(() => runOnServer(serverUrl, `drop database ${name} with (force)`));
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
