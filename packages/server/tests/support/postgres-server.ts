import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: 'sqlite' | 'postgres';
    postgresUrl: string;
  }
}

/** A real PostgreSQL for the tests: the server at TEST_DATABASE_URL, or one started here and ended with the tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('postgresUrl', process.env.TEST_DATABASE_URL);
    return async () => {};
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
