import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { endAllSessions } from './session-store.ts';
import { findUserByEmail } from './user-store.ts';

/** Notes in the audit log what an admin did to an account. */
export type RecordSignOut = (db: Db, change: { actorId: string; userId: string }) => Promise<void>;

export type EndUserSessionsDeps = Pick<AccountDeps, 'db' | 'now'> & { recordSignOut: RecordSignOut };

/** Signs a user out of every browser, for an admin; says how many that were. */
export function endUserSessions(deps: EndUserSessionsDeps, actorId: string, email: string): Promise<number> {
  return deps.db.transaction().execute(async (db) => {
    const user = await findUserByEmail(db, email);
    if (!user) {
      const message = 'No account has this address.';
      throw new DomainError('not-found', { message, fields: { email: message } });
    }
    const ended = await endAllSessions(db, user.id, deps.now());
    await deps.recordSignOut(db, { actorId, userId: user.id });
    return ended;
  });
}
