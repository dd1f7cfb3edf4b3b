import { emailKey, type InputOf, MESSAGES, type updateEmailEndpoint } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { attemptsFrom, countAttempts } from './attempt-limits.ts';
import { type Asker, checkPassword } from './check-password.ts';
import { emailTaken } from './email-taken.ts';
import { deleteLinks } from './recovery/account-link-store.ts';
import * as userStore from './user-store.ts';

export async function updateEmail(
  deps: AccountDeps,
  { newEmail, password }: InputOf<typeof updateEmailEndpoint>,
  asker: Asker,
): Promise<UserRow> {
  const user = await checkPassword(deps, asker, password);
  if (emailKey(newEmail) === user.email_key) {
    const message = MESSAGES.sameEmail;
    throw new DomainError('invalid-input', { message, fields: { newEmail: message } });
  }
  await countAttempts(deps, [{ limit: 'changeEmail', who: user.id }, ...attemptsFrom(asker.address, 'register')]);
  if (deps.mail.on) return deps.db.transaction().execute((db) => askAtNewAddress({ ...deps, db }, user, newEmail));
  const changed = await userStore.updateEmail(deps.db, user.id, newEmail, null);
  deps.security({ event: 'email-changed' }, { userId: user.id, address: asker.address });
  return changed;
}

// A typo would lock the owner out, so the address changes only once a link that was sent there is opened.
async function askAtNewAddress({ db, mail }: AccountDeps, user: UserRow, newEmail: string): Promise<UserRow> {
  if (await userStore.findUserByEmail(db, newEmail)) throw emailTaken('newEmail');
  await deleteLinks(db, user.id, ['change-email']);
  await mail.post(db, { kind: 'change-email', userId: user.id, address: newEmail });
  await mail.post(db, { kind: 'email-change-asked', userId: user.id, address: user.email, detail: newEmail });
  return userStore.setPendingEmail(db, user.id, newEmail);
}
