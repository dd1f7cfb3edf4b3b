import type { Kysely } from 'kysely';

/** What the sandbox of the payment provider keeps; empty wherever real payments are used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createClock(db);
  await createObjects(db);
  await createRequests(db);
  await createDeliveries(db);
  // Until then a checkout of this customer is being made: two at once could both be paid.
  await db.schema.alterTable('customers').addColumn('busy_until', 'bigint').execute();
}

async function createClock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('turns', 'bigint', (column) => column.notNull())
    .addColumn('ahead_ms', 'bigint', (column) => column.notNull())
    .execute();
}

async function createObjects(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_objects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('object', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull().unique())
    .addColumn('customer', 'text')
    .addColumn('due_at', 'bigint')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('hidden', 'text', (column) => column.notNull())
    .execute();
  const objects = 'sandbox_objects';
  await db.schema.createIndex('sandbox_objects_listed').on(objects).columns(['object', 'customer', 'number']).execute();
  await db.schema.createIndex('sandbox_objects_due').on(objects).columns(['due_at', 'number']).execute();
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_requests')
    .addColumn('idempotency_key', 'text', (column) => column.primaryKey())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sandbox_requests_by_age').on('sandbox_requests').column('created_at').execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_deliveries')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sandbox_deliveries_due').on('sandbox_deliveries').column('next_attempt_at').execute();
}
