import type { Db } from '#db/schema.ts';
import type { AccountDeps } from './account-deps.ts';
import { noSuchAccount } from './no-such-account.ts';
import { endAllSessions } from './session-store.ts';
import { findUserByEmail } from './user-store.ts';

/** Notes in the audit log what an admin did to an account. */
export type RecordUserChange = (db: Db, change: UserChange) => Promise<void>;

type UserChange = { actorId: string; userId: string; action: 'sessions-ended' | 'two-step-turned-off' };

export type EndUserSessionsDeps = Pick<AccountDeps, 'db' | 'now'> & { recordUserChange: RecordUserChange };

/** Signs a user out of every browser, for an admin; says how many that were. */
export function endUserSessions(deps: EndUserSessionsDeps, actorId: string, email: string): Promise<number> {
  return deps.db.transaction().execute(async (db) => {
    const user = await findUserByEmail(db, email);
    if (!user) throw noSuchAccount();
    const ended = await endAllSessions(db, user.id, deps.now());
    await deps.recordUserChange(db, { actorId, userId: user.id, action: 'sessions-ended' });
    return ended;
  });
}
