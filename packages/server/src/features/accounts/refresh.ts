import type { Db, UserRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Attempt, attemptsFrom, countAttempts } from './attempt-limits.ts';
import { type AuthReply, authReply } from './open-session.ts';
import { childRefreshToken, refreshTokenHash } from './refresh-token.ts';
import {
  endSession,
  findRefreshToken,
  findSessionUser,
  insertRefreshToken,
  spendRefreshToken,
  touchSession,
} from './session-store.ts';
import { unlessGone } from './unless-gone.ts';

const RACE_GRACE_MS = 10_000;

type Rotation = { sessionId: string; user: UserRow } | 'turned-down' | { stolenFrom: string };

/** Exchanges a refresh token for its child. An old token that comes back is taken as stolen, and ends the session. */
export async function refresh(deps: AccountDeps, refreshToken: string, address: string): Promise<AuthReply> {
  const known = await findRefreshToken(deps.db, refreshTokenHash(refreshToken));
  // A token that is known is counted by its session alone: a neighbour at the same address who sends
  // nonsense must not be able to end everyone's session there.
  const attempts: Attempt[] = known
    ? [{ limit: 'refreshSession', who: known.session_id }]
    : attemptsFrom(address, 'refresh');
  await countAttempts(deps, attempts);
  const child = childRefreshToken(deps.keys.refreshToken, refreshToken);
  const now = deps.now();
  const rotation = await deps.db.transaction().execute((db) => rotate(db, refreshToken, child, now));
  // Thrown only here, after the transaction: thrown inside, it would undo the end of a stolen session.
  if (rotation === 'turned-down') throw new DomainError('session-ended');
  if ('stolenFrom' in rotation) {
    deps.security({ event: 'sessions-ended', reason: 'token-reused' }, { userId: rotation.stolenFrom, address });
    throw new DomainError('session-ended');
  }
  return unlessGone(deps.db, rotation.user.id, 'session-ended', () =>
    authReply(deps, rotation.user, rotation.sessionId, child),
  );
}

async function rotate(db: Db, parent: string, child: string, now: number): Promise<Rotation> {
  const parentHash = refreshTokenHash(parent);
  const spent = await spendRefreshToken(db, parentHash, now);
  if (!spent) return secondUse(db, parentHash, child, now);
  const user = await findSessionUser(db, spent.session_id, now);
  if (!user) return 'turned-down';
  await insertRefreshToken(db, spent.session_id, refreshTokenHash(child), now);
  await touchSession(db, spent.session_id, now);
  return { sessionId: spent.session_id, user };
}

// Two tabs that wake up together send the same token. The second gets the child that the first got,
// as long as that child is unused and the race was moments ago.
async function secondUse(db: Db, parentHash: string, child: string, now: number): Promise<Rotation> {
  const token = await findRefreshToken(db, parentHash);
  if (token?.rotated_at == null) return 'turned-down';
  const live = await findRefreshToken(db, refreshTokenHash(child));
  const racing = now - token.rotated_at <= RACE_GRACE_MS && live?.rotated_at === null;
  const user = await findSessionUser(db, token.session_id, now);
  if (!user) return 'turned-down';
  if (racing) return { sessionId: token.session_id, user };
  await endSession(db, token.session_id, now);
  return { stolenFrom: user.id };
}
