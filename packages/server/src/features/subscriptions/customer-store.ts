import type { Selectable } from 'kysely';
import type { CustomersTable } from '#db/billing-schema.ts';
import type { Db } from '#db/schema.ts';

export type CustomerRow = Selectable<CustomersTable>;

export function findCustomerOf(db: Db, provider: string, userId: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

export function findCustomer(db: Db, provider: string, customerId: string): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Keeps who a customer is; of two that were made at once for one user, the first stays. */
export async function insertCustomer(db: Db, customer: Omit<CustomerRow, 'synced_at' | 'busy_until'>): Promise<void> {
  await db
    .insertInto('customers')
    .values({ ...customer, synced_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doNothing())
    .execute();
}

export async function deleteCustomer(db: Db, { provider, provider_customer_id }: CustomerRow): Promise<void> {
  await db
    .deleteFrom('customers')
    .where('provider', '=', provider)
    .where('provider_customer_id', '=', provider_customer_id)
    .execute();
}

/**
 * True for one of those that read the provider at the same time. The others must read again: what they know may be
 * older than what has been written since.
 */
export async function claimSync(db: Db, customer: CustomerRow, now: number): Promise<boolean> {
  const before = customer.synced_at;
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ synced_at: Math.max(now, (before ?? 0) + 1) })
    .where('provider', '=', customer.provider)
    .where('provider_customer_id', '=', customer.provider_customer_id)
    .where('synced_at', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True where nobody else is making a checkout for this customer; a crash frees the customer when the time is over. */
export async function claimCheckout(db: Db, customer: CustomerRow, now: number, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ busy_until: until })
    .where('user_id', '=', customer.user_id)
    .where('provider', '=', customer.provider)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseCheckout(db: Db, customer: CustomerRow, until: number): Promise<void> {
  await db
    .updateTable('customers')
    .set({ busy_until: null })
    .where('user_id', '=', customer.user_id)
    .where('provider', '=', customer.provider)
    .where('busy_until', '=', until)
    .execute();
}

/** Customers of whom something may have changed without our hearing of it: soon for what is open, daily for the rest. */
export async function customersToSync(db: Db, provider: string, soonBefore: number, dailyBefore: number) {
  const rows = await db
    .selectFrom('customers')
    .select('provider_customer_id')
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('synced_at', '<=', dailyBefore),
        eb.and([
          eb.or([eb('synced_at', 'is', null), eb('synced_at', '<=', soonBefore)]),
          eb.or([
            eb.exists(
              eb
                .selectFrom('orders')
                .select('orders.id')
                .whereRef('orders.user_id', '=', 'customers.user_id')
                .where('orders.status', '=', 'open'),
            ),
            eb.exists(
              eb
                .selectFrom('subscriptions')
                .select('subscriptions.user_id')
                .whereRef('subscriptions.user_id', '=', 'customers.user_id')
                .where('subscriptions.status', '!=', 'canceled'),
            ),
          ]),
        ]),
      ]),
    )
    .orderBy('synced_at')
    .execute();
  return rows.map((row) => row.provider_customer_id);
}
