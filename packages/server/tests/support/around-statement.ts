import type { Db } from '#db/schema.ts';

type Around = <T>(run: () => Promise<T>) => Promise<T>;

/** Lets something happen right before or after the next statement with these words, outside of transactions. */
export function aroundNextStatement(db: Db, words: string, around: Around): void {
  const executor = db.getExecutor();
  const { executeQuery } = executor;
  const run: typeof executeQuery = executeQuery.bind(executor);
  executor.executeQuery = (query, options) => {
    if (!query.sql.includes(words)) return run(query, options);
    executor.executeQuery = executeQuery;
    return around(() => run(query, options));
  };
}
