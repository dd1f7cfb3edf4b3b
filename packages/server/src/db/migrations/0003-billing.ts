import type { CreateTableBuilder, Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlans(db);
  await createPromotions(db);
  await createCustomers(db);
  await createOrders(db);
  await createSubscriptions(db);
  await createCredits(db);
  await createPayments(db);
  await createAdminTables(db);
}

async function createPlans(db: Kysely<unknown>): Promise<void> {
  await withId(db, 'plans')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('features', 'text', (column) => column.notNull())
    .addColumn('plan_type', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('interval', 'text', (column) => column.notNull())
    .addColumn('provider', 'text')
    .addColumn('provider_product_id', 'text')
    .addColumn('provider_price_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('archived_at', 'bigint')
    .execute();
  // Prices are replaced, never edited: without their history a customer who keeps an old price would have no plan.
  await db.schema
    .createTable('plan_prices')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_price_id', 'text', (column) => column.notNull())
    .addColumn('provider_product_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('interval', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_prices_key', ['provider', 'provider_price_id'])
    .execute();
}

async function createPromotions(db: Kysely<unknown>): Promise<void> {
  await withId(db, 'promotions')
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('sale_cents', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('provider', 'text')
    .addColumn('provider_coupon_id', 'text')
    .addColumn('coupon_cents_off', 'integer')
    .execute();
  await db.schema.createIndex('promotions_of_plan').on('promotions').columns(['plan_id', 'ends_at']).execute();
}

async function createCustomers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_customer_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('synced_at', 'bigint')
    .addPrimaryKeyConstraint('customers_key', ['user_id', 'provider'])
    .addUniqueConstraint('customers_of_provider', ['provider', 'provider_customer_id'])
    .execute();
}

// What was sold stays in the books when its buyer leaves; only who it was is forgotten.
async function createOrders(db: Kysely<unknown>): Promise<void> {
  await withId(db, 'orders')
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('plan_id', 'text', (column) => column.notNull().references('plans.id'))
    .addColumn('plan_type', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_session_id', 'text')
    .addColumn('provider_payment_id', 'text')
    .addColumn('provider_price_id', 'text', (column) => column.notNull())
    .addColumn('promotion_id', 'text', (column) => column.references('promotions.id'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('credits', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addUniqueConstraint('orders_of_provider', ['provider', 'provider_session_id'])
    .execute();
  await db.schema.createIndex('orders_of_user').on('orders').columns(['user_id', 'paid_at']).execute();
  await db.schema.createIndex('orders_of_payment').on('orders').column('provider_payment_id').execute();
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_subscription_id', 'text', (column) => column.notNull())
    .addColumn('provider_price_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('access_until', 'bigint', (column) => column.notNull())
    .addColumn('end_date', 'bigint')
    .addColumn('past_due_since', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('subscriptions_by_access').on('subscriptions').column('access_until').execute();
}

async function createCredits(db: Kysely<unknown>): Promise<void> {
  await withId(db, 'credit_ledger')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('credit_ledger_once', ['kind', 'source_id'])
    .execute();
  await db.schema.createIndex('credit_ledger_of_user').on('credit_ledger').columns(['user_id', 'amount']).execute();
  // The plan and the credits of a user are computed from what was bought; only what was spent is counted here.
  const users = db.schema.alterTable('users');
  await users.addColumn('credits_used', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await users.dropColumn('plan').execute();
  await users.dropColumn('credits').execute();
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('payments_once', ['provider', 'kind', 'source_id'])
    .execute();
  await db.schema.createIndex('payments_by_time').on('payments').column('paid_at').execute();
  await db.schema.createIndex('payments_of_user').on('payments').column('user_id').execute();
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('provider_customer_id', 'text')
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('payment_events_by_age').on('payment_events').column('received_at').execute();
}

async function createAdminTables(db: Kysely<unknown>): Promise<void> {
  await withId(db, 'audit_log')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_name', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('audit_log_of_actor').on('audit_log').column('actor_id').execute();
  await db.schema
    .createTable('generation_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('generation_days_key', ['day', 'outcome'])
    .execute();
  await db.schema.createIndex('users_by_age').on('users').column('created_at').execute();
  await db.schema.alterTable('sessions').addColumn('user_agent', 'text').execute();
}

function withId<Name extends string>(db: Kysely<unknown>, name: Name): CreateTableBuilder<Name, 'id'> {
  return db.schema.createTable(name).addColumn('id', 'text', (column) => column.primaryKey());
}
