import type { loginEndpoint, OutputOf } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';
import { refuseOldPassword } from './refuse-old-password.ts';
import { insertSession } from './session-store.ts';
import { activeFactor } from './two-step/two-step-store.ts';
import { userView } from './user-view.ts';

export type AuthReply = OutputOf<typeof loginEndpoint>;

type SignedInBy = 'password' | 'second-step';

/** A session for a user who has just proven to be one, unless what they proved it by no longer counts. */
export async function openSession(
  deps: AccountDeps,
  user: UserRow,
  by: SignedInBy,
  userAgent: string | null,
): Promise<AuthReply> {
  const refreshToken = newRefreshToken();
  const sessionId = await deps.db.transaction().execute(async (db) => {
    await refuseOldPassword(db, user);
    if (by === 'password' && (await activeFactor(db, user.id))) throw new DomainError('wrong-credentials');
    return insertSession(db, { userId: user.id, userAgent }, refreshTokenHash(refreshToken), deps.now());
  });
  return authReply(deps, user, sessionId, refreshToken);
}

export async function authReply(
  deps: AccountDeps,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
): Promise<AuthReply> {
  return {
    success: true,
    user: await userView(deps, user),
    accessToken: deps.keys.accessTokens.issue(user.id, sessionId, deps.now()),
    refreshToken,
  };
}
