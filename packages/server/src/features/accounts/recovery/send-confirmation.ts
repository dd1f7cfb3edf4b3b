import type { UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { countAttempts } from '../attempt-limits.ts';
import { findUser, setPendingEmail } from '../user-store.ts';
import { deleteLinks } from './account-link-store.ts';

/** Sends the link once more that the user still has to open; nothing where there is none. */
export async function sendConfirmation(deps: AccountDeps, userId: string): Promise<UserRow> {
  if (!deps.mail.on) throw new DomainError('mail-off');
  await countAttempts(deps, [{ limit: 'sendConfirmation', who: userId }]);
  const user = await findUser(deps.db, userId);
  if (!user) throw new DomainError('session-ended');
  if (user.pending_email) {
    await deps.mail.post(deps.db, { kind: 'change-email', userId, address: user.pending_email });
  } else if (user.email_confirmed_at === null) {
    await deps.mail.post(deps.db, { kind: 'confirm-email', userId, address: user.email });
  }
  return user;
}

/** The address stays as it is, whatever was sent to another one. */
export function keepEmail({ db }: AccountDeps, userId: string): Promise<UserRow> {
  return db.transaction().execute(async (transaction) => {
    await deleteLinks(transaction, userId, ['change-email']);
    return setPendingEmail(transaction, userId, null);
  });
}
