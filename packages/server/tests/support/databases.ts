import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseFile, openDatabase } from '#db/open-database.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: 'sqlite' | 'postgres';
    postgresUrl: string;
    /** A migrated database to copy: a file of SQLite, or the name of a database of PostgreSQL. */
    migratedDatabase: string;
  }
}

type TearDown = () => Promise<void>;

/** What the tests of a project need of its database. Migrating takes far longer than copying, so it's done once here. */
export function setup(project: TestProject): Promise<TearDown> {
  return project.config.provide.database === 'postgres' ? setUpPostgres(project) : setUpSqlite(project);
}

async function setUpSqlite(project: TestProject): Promise<TearDown> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-migrated-'));
  await migrate({ dataDir, databaseUrl: undefined });
  project.provide('migratedDatabase', databaseFile(dataDir));
  return async () => rmSync(dataDir, { recursive: true, force: true });
}

/** A real PostgreSQL: the server at TEST_DATABASE_URL, or one started here and ended with the tests. */
async function setUpPostgres(project: TestProject): Promise<TearDown> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startPostgres();
  const name = `test_migrated_${process.pid}`;
  await runOnServer(server.url, `create database ${name}`);
  await migrate({ dataDir: tmpdir(), databaseUrl: Object.assign(new URL(server.url), { pathname: `/${name}` }).href });
  project.provide('postgresUrl', server.url);
  project.provide('migratedDatabase', name);
  return async () => {
    await runOnServer(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
}

async function migrate(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const db = await openDatabase(settings, () => {});
  await db.destroy();
}

/** Runs a statement that is about whole databases. */
export async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
