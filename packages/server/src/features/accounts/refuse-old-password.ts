import type { Db, UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { findUserAlone } from './user-store.ts';

/**
 * Holds the account, and turns down a password that was changed while it was checked: checking takes a while, and a
 * session that begins after "all others were signed out" would stay. Call it in the transaction that begins something.
 */
export async function refuseOldPassword(db: Db, { id, password_hash }: UserRow): Promise<void> {
  const user = await findUserAlone(db, id);
  if (user?.password_hash !== password_hash) throw new DomainError('wrong-credentials');
}
