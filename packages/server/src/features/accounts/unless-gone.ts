import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { findUser } from './user-store.ts';

/** Does something for a user who may be deleted at this very moment: then that is the reason, and no mistake of ours. */
export async function unlessGone<T>(
  db: Db,
  userId: string,
  code: 'wrong-credentials' | 'session-ended',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError || (await findUser(db, userId)) ? error : new DomainError(code);
  }
}
