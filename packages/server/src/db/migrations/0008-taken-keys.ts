import type { Kysely } from 'kysely';

/** The keys that each saved script takes, so that another that takes them too can be told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('scripts').addColumn('taken_keys', 'text').execute();
}
