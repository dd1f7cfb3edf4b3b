import { emailKey, type InputOf, MESSAGES, type updateEmailEndpoint } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import type { Caller } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { attemptsFrom, countAttempts } from './attempt-limits.ts';
import { checkPassword } from './check-password.ts';
import * as userStore from './user-store.ts';

export async function updateEmail(
  deps: AccountDeps,
  { newEmail, password }: InputOf<typeof updateEmailEndpoint>,
  { signedIn, address }: Caller<'signed-in'>,
): Promise<UserRow> {
  const user = await checkPassword(deps, signedIn, password);
  if (emailKey(newEmail) === user.email_key) {
    const message = MESSAGES.sameEmail;
    throw new DomainError('invalid-input', { message, fields: { newEmail: message } });
  }
  await countAttempts(deps, [{ limit: 'changeEmail', who: user.id }, ...attemptsFrom(address, 'register')]);
  return userStore.updateEmail(deps.db, user.id, newEmail);
}
