import { createHash, randomBytes } from 'node:crypto';
import { SECOND_STEP_MINUTES, SECOND_STEP_TRIES } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';

/** Stands for a sign-in whose password was right. It is good for nothing but its second step, and only for a while. */
export async function insertChallenge(db: Db, userId: string, now: number) {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = now + SECOND_STEP_MINUTES * 60_000;
  await db
    .insertInto('sign_in_challenges')
    .values({ hash: challengeHash(challenge), user_id: userId, created_at: now, expires_at: expiresAt, tries: 0 })
    .execute();
  return { challenge, expiresAt };
}

/** Whose sign-in it is, as long as it is not too late and codes may still be tried. */
export async function ownerOfChallenge(db: Db, challenge: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .select('user_id')
    .where('hash', '=', challengeHash(challenge))
    .where('expires_at', '>', now)
    .where('tries', '<', SECOND_STEP_TRIES)
    .executeTakeFirst();
  return row?.user_id;
}

/** Counts a try. One statement, so that any number of them at once are no more than are allowed. */
export async function takeTry(db: Db, challenge: string, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('sign_in_challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', challengeHash(challenge))
    .where('expires_at', '>', now)
    .where('tries', '<', SECOND_STEP_TRIES)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** False where it was used meanwhile: one challenge opens one session. */
export async function spendChallenge(db: Db, challenge: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('sign_in_challenges')
    .where('hash', '=', challengeHash(challenge))
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function deleteChallenges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
}

export async function forgetOldChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
}

function challengeHash(challenge: string): string {
  return createHash('sha256').update(challenge).digest('base64url');
}
