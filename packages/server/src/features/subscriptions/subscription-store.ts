import type { Insertable } from 'kysely';
import type { SubscriptionsTable } from '#db/billing-schema.ts';
import type { Db, SubscriptionRow } from '#db/schema.ts';

export function findSubscription(db: Db, userId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function writeSubscription(db: Db, row: Insertable<SubscriptionsTable>): Promise<void> {
  const { user_id: _, ...rest } = row;
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

export async function removeSubscription(db: Db, userId: string, provider: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('user_id', '=', userId).where('provider', '=', provider).execute();
}
