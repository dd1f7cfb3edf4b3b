import type { Kysely } from 'kysely';

/** Mails on their way, and the links in those that have left; of a link, only its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('mail_jobs_by_due').on('mail_jobs').column('due_at').execute();
  await db.schema.createIndex('mail_jobs_of_user').on('mail_jobs').column('user_id').execute();
  await db.schema.createIndex('mail_jobs_by_address').on('mail_jobs').column('address').execute();
  await db.schema
    .createTable('account_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_links_of_user').on('account_links').column('user_id').execute();
  await db.schema.createIndex('account_links_by_expiry').on('account_links').column('expires_at').execute();
}
