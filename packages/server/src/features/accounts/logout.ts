import type { AccountDeps } from './account-deps.ts';
import { refreshTokenHash } from './refresh-token.ts';
import { endSession, findRefreshToken, findSessionUser } from './session-store.ts';

export async function logout({ db, now, security }: AccountDeps, refreshToken: string, address: string): Promise<void> {
  const token = await findRefreshToken(db, refreshTokenHash(refreshToken));
  const user = token && (await findSessionUser(db, token.session_id, now()));
  if (!token || !user) return;
  await endSession(db, token.session_id, now());
  security({ event: 'sessions-ended', reason: 'signed-out' }, { userId: user.id, address });
}
