import type { SignedIn } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { findSessionUser } from './session-store.ts';

/** Asks the database each time: a session that was ended, or a role that was taken, counts at once. */
export async function authenticate({ db, keys, now }: AccountDeps, accessToken: string): Promise<SignedIn> {
  const { sessionId } = keys.accessTokens.read(accessToken, now());
  const user = await findSessionUser(db, sessionId, now());
  if (!user) throw new DomainError('session-ended');
  return { userId: user.id, sessionId, role: user.role };
}
