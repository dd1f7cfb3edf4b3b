import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withStatementsThatBeginAgain } from './begin-again.ts';
import { patientPool } from './patient-pool.ts';

const INT8 = 20;
const TIME_OUT_MS = 5000;
// A little less: the steps of patience are late by a few milliseconds each, and a database that is away would be
// waited for twice.
const PATIENCE_MS = 4000;

/** Kysely over a pool of PostgreSQL connections. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: TIME_OUT_MS,
    types: { getTypeParser: (type, format) => (type === INT8 ? Number : pg.types.getTypeParser(type, format)) },
  });
  // Without a listener, a server that restarts while a connection is idle ends our process.
  pool.on('error', onIdleError);
  // The same between two statements of a transaction, where the pool does not listen; the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  const dialect = new PostgresDialect({ pool: patientPool(pool, PATIENCE_MS), controlClient: pg.Client });
  return {
    createDriver: () => withStatementsThatBeginAgain(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => dialect.createAdapter(),
  };
}

/** Where a connection string leads, without the password that may be in it. */
export function describePostgresUrl(url: string): string {
  if (!URL.canParse(url)) return 'the address in DATABASE_URL';
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname}:${port || 5432}${pathname}`;
}
