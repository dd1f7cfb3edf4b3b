import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { sharedCommit } from '#db/shared-commit.ts';
import { migratedDatabase, openTestDatabase } from './support/test-database.ts';

function count(db: Db, key: string) {
  return db.insertInto('rate_limits').values({ key, taken: 1, resets_at: 1 }).execute();
}

async function keys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('rate_limits').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

test('changes committed together succeed or fail independently', async () => {
  const db = await openTestDatabase(await migratedDatabase());
  const commit = sharedCommit(db);
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((key) =>
      commit(async (transaction) => {
        await count(transaction, key);
        if (key === 'b') throw new Error('b changed its mind');
        if (key === 'c') await count(transaction, 'c');
        return key;
      }),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await keys(db)).toEqual(['a', 'd']);
});

test('work that arrives during a commit is committed next', async () => {
  const db = await openTestDatabase(await migratedDatabase());
  const commit = sharedCommit(db);
  const chain = Array.from({ length: 5 }, async (_, index) => {
    await commit((transaction) => count(transaction, `first ${index}`));
    await commit((transaction) => count(transaction, `second ${index}`));
  });
  await Promise.all(chain);
  expect(await keys(db)).toHaveLength(10);
});

test('when a commit fails, every caller gets an error', async () => {
  const db = await openTestDatabase(await migratedDatabase());
  const commit = sharedCommit(db);
  await db.destroy();
  const results = await Promise.allSettled([1, 2].map(() => commit((transaction) => count(transaction, 'a'))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

// As SQLite does by itself where the disk is full.
test.runIf(inject('database') === 'sqlite')(
  'when the database rolls back a whole transaction, the original error is reported',
  async () => {
    const db = await openTestDatabase(await migratedDatabase());
    const full = async (transaction: Db) => {
      await sql`rollback`.execute(transaction);
      throw new Error('the disk is full');
    };
    await expect(sharedCommit(db)(full)).rejects.toThrow('the disk is full');
    await expect(db.transaction().execute(full)).rejects.toThrow('the disk is full');
  },
);
