import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';

/** Throws where a subscription would go on: with payments switched off nobody can end it at the provider. */
export async function refuseWhilePaying(db: Db, userId: string): Promise<void> {
  const live = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['active', 'past_due', 'unpaid'])
    .executeTakeFirst();
  if (live) {
    throw new DomainError('payments-off', {
      message: 'Your subscription can’t be canceled while payments are turned off. Please try again later.',
    });
  }
}
