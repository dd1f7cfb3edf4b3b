import type { Db } from '#db/schema.ts';
import type { AccountDeps } from '../account-deps.ts';
import { findUserAlone, findUserByEmail } from '../user-store.ts';
import { deleteFactor } from './two-step-store.ts';

export type TurnOffDeps = Pick<AccountDeps, 'db' | 'mail' | 'security'>;

/** Turns two-step sign-in off for somebody who lost both the phone and the recovery codes. The owner hears of it. */
export async function turnOffForUser(
  deps: TurnOffDeps,
  email: string,
  record: (db: Db, userId: string) => Promise<void> = async () => {},
): Promise<'turned-off' | 'was-off' | 'no-such-account'> {
  const user = await findUserByEmail(deps.db, email);
  if (!user) return 'no-such-account';
  const turnedOff = await deps.db.transaction().execute(async (db) => {
    if (!(await findUserAlone(db, user.id)) || !(await deleteFactor(db, user.id))) return false;
    await record(db, user.id);
    await deps.mail.post(db, { kind: 'two-step-off', userId: user.id, address: user.email, detail: 'admin' });
    return true;
  });
  if (!turnedOff) return 'was-off';
  deps.security({ event: 'two-step-turned-off', by: 'admin' }, { userId: user.id });
  return 'turned-off';
}
