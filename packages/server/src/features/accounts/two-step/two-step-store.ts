import type { Db } from '#db/schema.ts';
import type { SecondFactor } from '#db/two-step-schema.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

const SET_UP_WITHIN_MS = 24 * 60 * 60 * 1000;

export function findFactor(db: Db, userId: string): Promise<SecondFactor | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** The factor that the account asks for when somebody signs in. */
export async function activeFactor(db: Db, userId: string): Promise<SecondFactor | undefined> {
  const factor = await findFactor(db, userId);
  return factor?.confirmed_at == null ? undefined : factor;
}

/** Keeps a secret that waits for its first code, in place of an earlier one. False where two-step sign-in is on. */
export async function putPendingFactor(db: Db, userId: string, sealedSecret: string, now: number): Promise<boolean> {
  const values = { sealed_secret: sealedSecret, created_at: now, confirmed_at: null, last_step: 0 };
  const put = await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return put !== undefined;
}

/** False if another call was faster, or started over with another secret. */
export async function confirmFactor(db: Db, factor: SecondFactor, step: number, now: number): Promise<boolean> {
  const confirmed = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('sealed_secret', '=', factor.sealed_secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up the code of a time step, and all before it. Of two that send it at once, the database lets one through. */
export async function spendStep(db: Db, factor: SecondFactor, step: number): Promise<boolean> {
  const spent = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('sealed_secret', '=', factor.sealed_secret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** False where two-step sign-in was not on. */
export async function deleteFactor(db: Db, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  return deleted !== undefined;
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  codes: readonly string[],
  now: number,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: recoveryCodeHash(userId, code), user_id: userId, created_at: now })))
    .execute();
}

/** Uses up a recovery code. Of two that send it at once, the database lets one through. */
export async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('hash', '=', recoveryCodeHash(userId, code))
    .where('user_id', '=', userId)
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Secrets that nobody confirmed with a code. */
export async function forgetUnconfirmedFactors(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', now - SET_UP_WITHIN_MS)
    .execute();
}
