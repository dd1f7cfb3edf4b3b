import type { Kysely } from 'kysely';

/** Whether an address is known to be its owner's, and the one an account is about to change to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
  await db.schema.alterTable('users').addColumn('pending_email', 'text').execute();
}
