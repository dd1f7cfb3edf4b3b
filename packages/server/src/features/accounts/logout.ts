import type { AccountDeps } from './account-deps.ts';
import { refreshTokenHash } from './refresh-token.ts';
import { endSession, findRefreshToken } from './session-store.ts';

export async function logout({ db, now }: AccountDeps, refreshToken: string): Promise<void> {
  const token = await findRefreshToken(db, refreshTokenHash(refreshToken));
  if (token) await endSession(db, token.session_id, now());
}
