import { emailKey, type InputOf, type registerEndpoint } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import type { AccountDeps } from './account-deps.ts';
import { attemptsFrom, countAttempts } from './attempt-limits.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { emailTaken } from './email-taken.ts';
import { hashPassword } from './passwords.ts';
import { findUserByEmail, insertUser } from './user-store.ts';

export async function register(
  deps: AccountDeps,
  { email, password }: InputOf<typeof registerEndpoint>,
  address: string,
): Promise<UserRow> {
  await countAttempts(deps, attemptsFrom(address, 'register'));
  refuseCommonPassword('password', password);
  if (await findUserByEmail(deps.db, email)) {
    // Counted only where there is an account: otherwise a stranger could keep an address from ever getting one.
    await countAttempts(deps, [{ limit: 'registerTakenAccount', who: emailKey(email) }]);
    throw emailTaken('email');
  }
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  return deps.db.transaction().execute(async (db) => {
    const user = await insertUser(db, { email, passwordHash, role: 'user', createdAt: now, lastLoginAt: now });
    if (!user) throw emailTaken('email');
    await deps.mail.post(db, { kind: 'confirm-email', userId: user.id, address: user.email });
    return user;
  });
}
