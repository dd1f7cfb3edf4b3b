import { emailKey } from '@hotscribe/contract';
import type { AccountLink } from '#db/mail-schema.ts';
import type { UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { attemptsFrom, countAttempts } from '../attempt-limits.ts';
import { confirmAddress, findUser, updateEmail } from '../user-store.ts';
import { deleteLinks, findLink } from './account-link-store.ts';

/** The address that is confirmed now. A link that is opened twice says the same twice: reloading the page is no error. */
export async function confirmEmail(deps: AccountDeps, token: string, callerAddress: string): Promise<string> {
  await countAttempts(deps, attemptsFrom(callerAddress, 'openLink'));
  const link = await findLink(deps.db, ['confirm-email', 'change-email'], token, deps.now());
  if (!link) throw new DomainError('link-expired');
  const isChanged = await deps.db.transaction().execute(async (db) => {
    const user = await findUser(db, link.user_id);
    if (!user) throw new DomainError('link-expired');
    const isNew = !isAt(user.email, link);
    await (isNew ? changeAddress({ ...deps, db }, user, link) : confirmAddress(db, user.id, deps.now()));
    return isNew;
  });
  if (isChanged) deps.security({ event: 'email-changed' }, { userId: link.user_id, address: callerAddress });
  return link.email;
}

async function changeAddress({ db, now, mail }: AccountDeps, user: UserRow, link: AccountLink): Promise<void> {
  const wanted = link.purpose === 'change-email' && user.pending_email !== null && isAt(user.pending_email, link);
  if (!wanted) throw new DomainError('link-expired');
  await updateEmail(db, user.id, link.email, now());
  await deleteLinks(db, user.id, ['reset-password', 'confirm-email']);
  await mail.post(db, { kind: 'email-changed', userId: user.id, address: user.email, detail: link.email });
}

function isAt(email: string, link: AccountLink): boolean {
  return emailKey(email) === emailKey(link.email);
}
