import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type DatabaseConnection, type Dialect, type Driver, SqliteDialect } from 'kysely';

const CACHED_STATEMENTS = 500;
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma busy_timeout = 5000;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;
// The first version of the file in which what is deleted is overwritten.
const OVERWRITES = 1;

/** Kysely over the SQLite that is part of Node. */
export function sqliteDialect(file: string): Dialect {
  const database = openFile(file);
  const dialect = new SqliteDialect({ database: { prepare: statementsOf(database), close: () => database.close() } });
  return {
    createDriver: () => withRollbackOnce(dialect.createDriver()),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    // SQLite rolls schema changes back like any other; Kysely leaves them out of transactions unless told,
    // and two processes that start at once would then both run the first migration.
    createAdapter: () => Object.create(dialect.createAdapter(), { supportsTransactionalDdl: { value: true } }),
  };
}

// Where the disk is full, SQLite has undone the transaction by itself. Failing to undo it again would hide why it failed.
function withRollbackOnce(driver: Driver): Driver {
  const rollback = driver.rollbackTransaction.bind(driver);
  return Object.assign(driver, {
    rollbackTransaction: (connection: DatabaseConnection) =>
      rollback(connection).catch((error: Error) => {
        if (!error.message.includes('no transaction is active')) throw error;
      }),
  });
}

function openFile(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(PRAGMAS);
  overwriteOnce(database);
  return database;
}

// Texts deleted earlier are still in the file's free pages until the file is rewritten, once.
function overwriteOnce(database: DatabaseSync): void {
  const { user_version } = database.prepare('pragma user_version').get() ?? {};
  if (Number(user_version) >= OVERWRITES) return;
  try {
    database.exec(`vacuum; pragma user_version = ${OVERWRITES}; pragma wal_checkpoint(truncate)`);
  } catch {
    // Another process is writing, or the disk has no room for a second copy: the next start tries again.
  }
}

// Statements are kept because preparing costs more than running a point read; the bound is there
// because every length of an `in (…)` list is a statement of its own.
function statementsOf(database: DatabaseSync) {
  const cache = new Map<string, ReturnType<typeof asKyselyStatement>>();
  return (sql: string) => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = asKyselyStatement(database.prepare(lockAtBegin(sql)));
    const [oldest] = cache.keys();
    if (cache.size >= CACHED_STATEMENTS && oldest !== undefined) cache.delete(oldest);
    cache.set(sql, statement);
    return statement;
  };
}

// A plain `begin` takes the write lock only at the first write; if another process wrote in between,
// SQLite refuses at once with SQLITE_BUSY, whatever the busy timeout is.
function lockAtBegin(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

function asKyselyStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...sqliteValues(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...sqliteValues(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...sqliteValues(parameters)),
  };
}

type SqliteValue = string | number | bigint | null;

function sqliteValues(parameters: readonly unknown[]): SqliteValue[] {
  return parameters as SqliteValue[];
}
