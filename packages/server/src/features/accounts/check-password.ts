import type { UserRow } from '#db/schema.ts';
import type { Caller } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { countAttempts, uncountAttempts } from './attempt-limits.ts';
import { passwordMatches } from './passwords.ts';
import { findUser } from './user-store.ts';

/** A signed-in user, and where from. */
export type Asker = Pick<Caller<'signed-in'>, 'signedIn' | 'address'>;

/** The signed-in user, once they have shown that they know their password. */
export async function checkPassword(
  deps: AccountDeps,
  { signedIn: { userId, sessionId }, address }: Asker,
  password: string,
): Promise<UserRow> {
  // By session: whoever holds a stolen one cannot keep the owner from changing the password in theirs.
  const attempts = [{ limit: 'checkPassword', who: sessionId }] as const;
  await countAttempts(deps, attempts);
  const user = await findUser(deps.db, userId);
  const matches = await passwordMatches(user?.password_hash, password).catch(async (error) => {
    // Too busy to look: what was not tried does not count.
    await uncountAttempts(deps, attempts);
    throw error;
  });
  if (!user || !matches) {
    deps.security({ event: 'password-refused' }, { userId, address });
    throw new DomainError('wrong-password');
  }
  await uncountAttempts(deps, attempts);
  return user;
}
