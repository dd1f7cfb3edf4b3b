import type { loginEndpoint, OutputOf } from '@hotscribe/contract';
import type { UserRow } from '#db/schema.ts';
import type { AccountDeps } from './account-deps.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';
import { insertSession } from './session-store.ts';
import { userView } from './user-view.ts';

export type AuthReply = OutputOf<typeof loginEndpoint>;

export async function openSession(deps: AccountDeps, user: UserRow, userAgent: string | null): Promise<AuthReply> {
  const refreshToken = newRefreshToken();
  const sessionId = await insertSession(
    deps.db,
    { userId: user.id, userAgent },
    refreshTokenHash(refreshToken),
    deps.now(),
  );
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
