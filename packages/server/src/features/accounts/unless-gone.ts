import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { findUser } from './user-store.ts';

/** Does something for a user who may be deleted at the same moment: that explains a failure, so it isn't logged as a bug. */
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
