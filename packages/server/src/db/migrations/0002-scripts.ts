import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await addUsage(db);
  await createGenerations(db);
  await createScripts(db);
  await createScriptVersions(db);
}

async function addUsage(db: Kysely<unknown>): Promise<void> {
  const users = db.schema.alterTable('users');
  await users.addColumn('plan', 'text', (column) => column.notNull().defaultTo('free')).execute();
  await users.addColumn('credits', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await users.addColumn('scripts_saved', 'integer', (column) => column.notNull().defaultTo(0)).execute();
}

async function createGenerations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('generations')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('generations_key', ['user_id', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('generations_by_age').on('generations').column('created_at').execute();
}

// The script is the last column: SQLite reads a row from its start, and a search that had to pass over every script
// to get at the text it looks through would read the whole table.
async function createScripts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scripts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('original_description', 'text', (column) => column.notNull())
    .addColumn('script', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('scripts_of_user').on('scripts').columns(['user_id', 'created_at', 'id']).execute();
}

async function createScriptVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('script_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('script_id', 'text', (column) => column.notNull().references('scripts.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('replaced_at', 'bigint', (column) => column.notNull())
    .addColumn('script', 'text', (column) => column.notNull())
    .addUniqueConstraint('script_versions_in_order', ['script_id', 'number'])
    .execute();
}
