import type { Db } from '#db/schema.ts';
import type { ProviderEvent } from '#payments/payment-provider.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export async function wasHandled(db: Db, eventId: string): Promise<boolean> {
  const row = await db.selectFrom('payment_events').select('id').where('id', '=', eventId).executeTakeFirst();
  return row !== undefined;
}

export async function insertEvent(db: Db, { id, type }: ProviderEvent, customerId: string, now: number): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ id, type, provider_customer_id: customerId, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The provider repeats an event for days at most. */
export async function forgetOldEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<=', now - KEPT_MS)
    .execute();
}
