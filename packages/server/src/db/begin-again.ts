import { setTimeout } from 'node:timers/promises';
import type { DatabaseConnection, Driver } from 'kysely';
import { isConflict } from './database-errors.ts';
import type { Db } from './schema.ts';

const ATTEMPTS = 8;
const PAUSE_MS = 20;

/**
 * The same database, with transactions that begin again where PostgreSQL has undone them for the sake of another: of two
 * that wait for each other, it ends one. Their work is done again, so it must change nothing but the database.
 */
export function withTransactionsThatBeginAgain(db: Db): Db {
  const begin = db.transaction.bind(db);
  return Object.assign(db, {
    transaction: () => {
      const builder = begin();
      const execute: typeof builder.execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: <T>(work: Parameters<typeof execute<T>>[0]) => beginAgain(() => execute(work)),
      });
    },
  });
}

/** The same for statements that stand alone, such as a deletion that takes what belongs to a row with it. */
export function withStatementsThatBeginAgain(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const inTransaction = new WeakSet<DatabaseConnection>();
  const { acquireConnection, beginTransaction, commitTransaction, rollbackTransaction } = boundMethods(driver);
  return Object.assign(driver, {
    acquireConnection: async (...args: Parameters<Driver['acquireConnection']>) => {
      const connection = await acquireConnection(...args);
      if (!known.has(connection)) repeatStatements(connection, () => !inTransaction.has(connection));
      known.add(connection);
      return connection;
    },
    beginTransaction: async (...args: Parameters<Driver['beginTransaction']>) => {
      await beginTransaction(...args);
      inTransaction.add(args[0]);
    },
    commitTransaction: (connection: DatabaseConnection) =>
      commitTransaction(connection).finally(() => inTransaction.delete(connection)),
    rollbackTransaction: (connection: DatabaseConnection) =>
      rollbackTransaction(connection).finally(() => inTransaction.delete(connection)),
  });
}

function boundMethods(driver: Driver) {
  return {
    acquireConnection: driver.acquireConnection.bind(driver),
    beginTransaction: driver.beginTransaction.bind(driver),
    commitTransaction: driver.commitTransaction.bind(driver),
    rollbackTransaction: driver.rollbackTransaction.bind(driver),
  };
}

function repeatStatements(connection: DatabaseConnection, standsAlone: () => boolean): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (...args) => (standsAlone() ? beginAgain(() => execute(...args)) : execute(...args));
}

async function beginAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      // By chance, or the same ones would meet again.
      await setTimeout(Math.random() * PAUSE_MS * attempt);
    }
  }
}
