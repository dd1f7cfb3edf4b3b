import { DomainError } from '#lib/domain-error.ts';
import { type CustomerRow, findCustomerOf, insertCustomer } from './customer-store.ts';
import type { SyncDeps } from './subscription-deps.ts';

/** Who a user is at the provider; kept before anything is sold, so that every event finds its user. */
export async function ensureCustomer(deps: SyncDeps, userId: string, instead?: string): Promise<CustomerRow> {
  const { db, now, provider } = deps;
  const known = await findCustomerOf(db, provider.name, userId);
  if (known) return known;
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (!user) throw new DomainError('session-ended');
  const id = await provider.createCustomer({ userId, email: user.email, instead });
  await insertCustomer(db, {
    user_id: userId,
    provider: provider.name,
    provider_customer_id: id,
    created_at: now(),
  });
  const kept = await findCustomerOf(db, provider.name, userId);
  if (!kept) throw new DomainError('session-ended');
  return kept;
}
