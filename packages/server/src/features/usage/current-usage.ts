import type { Usage } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { usageColumns, usageOf } from './plan-state.ts';

/** Computed when it is asked: a subscription that is over needs no event to be so. */
export async function currentUsage(db: Db, userId: string, now: number): Promise<Usage> {
  const row = await db.selectFrom('users').select(usageColumns(now)).where('id', '=', userId).executeTakeFirst();
  if (!row) throw new DomainError('session-ended');
  return usageOf(row);
}
