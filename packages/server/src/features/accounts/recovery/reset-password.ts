import { emailKey, type InputOf, type resetPasswordEndpoint } from '@hotscribe/contract';
import type { AccountLink } from '#db/mail-schema.ts';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { attemptsFrom, countAttempts } from '../attempt-limits.ts';
import { refuseCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../passwords.ts';
import { endAllSessions } from '../session-store.ts';
import { confirmAddress, findUser, updatePasswordHash } from '../user-store.ts';
import { findLink, spendLink } from './account-link-store.ts';
import { stopWhatOthersBegan } from './stop-what-others-began.ts';

/** Sets a new password for whoever has the link. Every session ends: someone else may hold one. */
export async function resetPassword(
  deps: AccountDeps,
  { token, password }: InputOf<typeof resetPasswordEndpoint>,
  callerAddress: string,
): Promise<void> {
  await countAttempts(deps, attemptsFrom(callerAddress, 'openLink'));
  const link = await findLink(deps.db, ['reset-password'], token, deps.now());
  if (!link) throw new DomainError('link-expired');
  refuseCommonPassword('password', password);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction().execute((db) => replacePassword({ ...deps, db }, link, passwordHash));
  const about = { userId: link.user_id, address: callerAddress };
  deps.security({ event: 'password-changed' }, about);
  deps.security({ event: 'sessions-ended', reason: 'password-changed' }, about);
}

async function replacePassword({ db, now, mail }: AccountDeps, link: AccountLink, passwordHash: string): Promise<void> {
  if (!(await spendLink(db, link.hash))) throw new DomainError('link-expired');
  const user = await userAt(db, link);
  if (!user) throw new DomainError('link-expired');
  await updatePasswordHash(db, user.id, passwordHash);
  // The link came to this address, so it is theirs.
  await confirmAddress(db, user.id, now());
  await stopWhatOthersBegan(db, user.id);
  await endAllSessions(db, user.id, now());
  await mail.post(db, { kind: 'password-changed', userId: user.id, address: user.email });
}

// An address that the account no longer has opens it no longer.
async function userAt(db: Db, link: AccountLink) {
  const user = await findUser(db, link.user_id);
  return user?.email_key === emailKey(link.email) ? user : undefined;
}
