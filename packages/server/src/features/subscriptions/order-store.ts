import type { Insertable } from 'kysely';
import type { OrdersTable } from '#db/billing-schema.ts';
import type { Db, OrderRow } from '#db/schema.ts';

export async function insertOrder(db: Db, order: Insertable<OrdersTable>): Promise<void> {
  await db.insertInto('orders').values(order).execute();
}

export async function nameSession(db: Db, orderId: string, sessionId: string): Promise<void> {
  await db.updateTable('orders').set({ provider_session_id: sessionId }).where('id', '=', orderId).execute();
}

/** A user's checkouts that are neither paid nor over, the oldest first. */
export function openOrders(db: Db, provider: string, userId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .orderBy('created_at')
    .execute();
}

export function findOrder(db: Db, provider: string, userId: string, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

export function ordersOfPayments(db: Db, provider: string, userId: string, payments: string[]): Promise<OrderRow[]> {
  if (payments.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('orders')
    .selectAll()
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .where('provider_payment_id', 'in', payments)
    .execute();
}

export async function setOrderStatus(db: Db, id: string, status: OrderRow['status']): Promise<void> {
  await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
}

type Paid = { sessionId: string; paymentId: string | null; paidAt: number };

/** Marks an order paid, once; true for the one that did. */
export async function markPaid(db: Db, id: string, { sessionId, paymentId, paidAt }: Paid): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ status: 'paid', provider_session_id: sessionId, provider_payment_id: paymentId, paid_at: paidAt })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
