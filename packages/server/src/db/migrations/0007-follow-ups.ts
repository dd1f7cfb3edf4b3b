import type { Kysely } from 'kysely';

/** What was changed by saying so: which script a job changes, and what became different in a saved one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('generation_jobs').addColumn('about', 'text').execute();
  await db.schema.alterTable('script_versions').addColumn('change_note', 'text').execute();
}
