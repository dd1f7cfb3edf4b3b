import type { Usage } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { usageOf } from './usage-of.ts';

export async function currentUsage(db: Db, userId: string): Promise<Usage> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user) throw new DomainError('session-ended');
  return usageOf(user);
}
