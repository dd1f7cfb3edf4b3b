import { emailKey, type InputOf, MESSAGES, type updateEmailEndpoint } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { attemptsFrom, countAttempts } from './attempt-limits.ts';
import { type Asker, checkPassword } from './check-password.ts';
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
  const changed = await userStore.updateEmail(deps.db, user.id, newEmail);
  deps.security({ event: 'email-changed' }, { userId: user.id, address: asker.address });
  return changed;
}
