import { randomUUID } from 'node:crypto';
import { REFRESH_TOKEN_SECONDS, SESSION_MAX_SECONDS } from '@hotscribe/contract';
import type { Db, UserRow } from '#db/schema.ts';

const REMEMBERED_AFTER_END_MS = 30 * 24 * 60 * 60 * 1000;

/** Call it in a transaction. */
export async function insertSession(
  db: Db,
  { userId, userAgent }: { userId: string; userAgent: string | null },
  tokenHash: string,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, last_used_at: now, ended_at: null, user_agent: userAgent })
    .execute();
  await insertRefreshToken(db, id, tokenHash, now);
  return id;
}

export async function insertRefreshToken(db: Db, sessionId: string, hash: string, now: number): Promise<void> {
  const expiresAt = now + REFRESH_TOKEN_SECONDS * 1000;
  await db
    .insertInto('refresh_tokens')
    .values({ hash, session_id: sessionId, created_at: now, expires_at: expiresAt, rotated_at: null })
    .execute();
}

/** The owner of a session that has not ended, by hand or by age. */
export function findSessionUser(db: Db, sessionId: string, now: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.created_at', '>', tooOld(now))
    .executeTakeFirst();
}

export function findRefreshToken(db: Db, hash: string) {
  return db.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
}

/** Marks a live token as used. Of two that ask at once, the database lets one through. */
export function spendRefreshToken(db: Db, hash: string, now: number) {
  return db
    .updateTable('refresh_tokens')
    .set({ rotated_at: now })
    .where('hash', '=', hash)
    .where('rotated_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();
}

export async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

export async function endSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endOtherSessions(db: Db, userId: string, keptId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', keptId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a user, also the one that asks; says how many that were. */
export async function endAllSessions(db: Db, userId: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** False where the user has no such session that still lives. */
export async function endOwnSession(db: Db, userId: string, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The sessions that someone can still come back to, the one used last first. */
export function listSessions(db: Db, userId: string, now: number) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', now - REFRESH_TOKEN_SECONDS * 1000)
    .where('created_at', '>', tooOld(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Deletes what can no longer matter: dead tokens, and sessions nobody can come back to. */
export async function forgetOldSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('ended_at', '<=', now - REMEMBERED_AFTER_END_MS),
        eb('last_used_at', '<=', now - REFRESH_TOKEN_SECONDS * 1000),
        eb('created_at', '<=', tooOld(now)),
      ]),
    )
    .execute();
}

// However often it is used: a stolen session that nobody notices must not live for ever.
function tooOld(now: number): number {
  return now - SESSION_MAX_SECONDS * 1000;
}
