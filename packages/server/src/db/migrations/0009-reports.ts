import type { Kysely } from 'kysely';

/** What an answer was charged to, so that it can be given back there; what came of it; and what was wrong with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['kept_at', 'changed_at']) {
    await db.schema.alterTable('answers').addColumn(name, 'bigint').execute();
  }
  await db.schema.alterTable('answers').addColumn('charged', 'text').execute();
  await db.schema.alterTable('users').addColumn('last_charge', 'text').execute();
  await db.schema.alterTable('users').addColumn('given_back_month', 'text').execute();
  await db.schema
    .alterTable('users')
    .addColumn('given_back', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await createReports(db);
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('symptom', 'text', (column) => column.notNull())
    .addColumn('state', 'text')
    .addColumn('right_program', 'text')
    .addColumn('expected', 'text', (column) => column.notNull())
    .addColumn('error_text', 'text')
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('program', 'text')
    .addColumn('script', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reports_by_day').on('reports').columns(['status', 'day', 'id']).execute();
}
