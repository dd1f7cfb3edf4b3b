import { type Kysely, sql } from 'kysely';

/** Generations that may take longer than a reply. Their scripts are in `generations`, under the same key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generation_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('beat_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('fetched_at', 'bigint')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .execute();
  const jobs = 'generation_jobs';
  await db.schema.createIndex('generation_jobs_of_user').on(jobs).columns(['user_id', 'started_at']).execute();
  await db.schema.createIndex('generation_jobs_by_age').on(jobs).column('started_at').execute();
  // Of those that are sent at once with one key, one works.
  await db.schema
    .createIndex('generation_jobs_at_work')
    .on(jobs)
    .columns(['user_id', 'idempotency_key'])
    .unique()
    .where(sql.ref('state'), '=', 'working')
    .execute();
}
