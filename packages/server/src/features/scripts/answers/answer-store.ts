import { ANSWERS_KEPT, ANSWERS_KEPT_DAYS, type FollowUpState, type GeneratedScript } from '@hotscribe/contract';
import type { AnswerRow, Db } from '#db/schema.ts';

/** What was written, under the id by which its owner finds it again. */
export type KeptAnswer = GeneratedScript & {
  id: string;
  isSame?: boolean;
  followUp?: FollowUpState;
};

// SQLite takes no offset without a limit.
const SURPLUS_AT_ONCE = 1000;
const KEPT_FOR_MS = ANSWERS_KEPT_DAYS * 24 * 60 * 60 * 1000;

type NewAnswer = Pick<AnswerRow, 'request' | 'charged'> & { userId: string; answer: KeptAnswer; createdAt: number };

export async function insertAnswer(db: Db, { userId, answer, createdAt, ...given }: NewAnswer): Promise<void> {
  const { id, isSame: _, ...reply } = answer;
  await db
    .insertInto('answers')
    .values({
      id,
      user_id: userId,
      created_at: createdAt,
      updated_at: createdAt,
      state: reply.state,
      ...given,
      reply: JSON.stringify(reply),
    })
    .execute();
}

export function findAnswer(db: Db, userId: string, id: string): Promise<AnswerRow | undefined> {
  return db.selectFrom('answers').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

/** The last of them that are young enough, newest first, each with the saved script that came of it. */
export function listAnswers(db: Db, userId: string, now: number) {
  return db
    .selectFrom('answers')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('scripts')
        .select((script) => script.fn.min('scripts.id').as('id'))
        .whereRef('scripts.answer_id', '=', 'answers.id')
        .where('scripts.user_id', '=', userId)
        .as('saved_as'),
    )
    .where('user_id', '=', userId)
    .where('created_at', '>', now - KEPT_FOR_MS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ANSWERS_KEPT)
    .execute();
}

/** The script that was saved of an answer, as it is now. */
export function findSavedFrom(db: Db, userId: string, answerId: string) {
  return db
    .selectFrom('scripts')
    .select(['id', 'name', 'script'])
    .where('answer_id', '=', answerId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .executeTakeFirst();
}

/** False where the user has no such answer. */
export async function deleteAnswerRow(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('answers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAnswerRows(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('answers').where('user_id', '=', userId).execute();
}

/** Deletes all but the last answers of one user, so that they do not pile up until housekeeping comes. */
export async function forgetSurplusAnswers(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('answers')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SURPLUS_AT_ONCE)
        .offset(ANSWERS_KEPT),
    )
    .execute();
}

/** Deletes what is too old, and of each user all but the last. */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('created_at', '<=', now - KEPT_FOR_MS)
    .execute();
  const ranked = db
    .selectFrom('answers')
    .select('id')
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('user_id').orderBy('created_at', 'desc').orderBy('id', 'desc'))
        .as('place'),
    );
  await db
    .deleteFrom('answers')
    .where('id', 'in', (eb) => eb.selectFrom(ranked.as('ranked')).select('id').where('place', '>', ANSWERS_KEPT))
    .execute();
}
