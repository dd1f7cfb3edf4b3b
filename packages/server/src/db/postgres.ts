import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** Kysely over a pool of PostgreSQL connections. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)) },
  });
  // Without a listener, a server that restarts while a connection is idle ends our process.
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}

/** Where a connection string leads, without the password that may be in it. */
export function describePostgresUrl(url: string): string {
  if (!URL.canParse(url)) return 'the address in DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname}:${port || 5432}${pathname}`;
}
