import type { Db } from '#db/schema.ts';

export function listOrders(db: Db, userId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('plans', 'plans.id', 'orders.plan_id')
    .selectAll('orders')
    .select('plans.name as plan')
    .where('orders.user_id', '=', userId)
    .orderBy('orders.created_at')
    .execute();
}

export function listCredits(db: Db, userId: string) {
  return db
    .selectFrom('credit_ledger')
    .select(['kind', 'amount', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
