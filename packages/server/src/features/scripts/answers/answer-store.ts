import type { GeneratedScript } from '@hotscribe/contract';
import type { AnswerRow, Db } from '#db/schema.ts';

/** What was written, under the id by which its owner finds it again. */
export type KeptAnswer = GeneratedScript & { id: string; isSame?: boolean };

type NewAnswer = { userId: string; request: string; answer: KeptAnswer; createdAt: number };

export async function insertAnswer(db: Db, { userId, request, answer, createdAt }: NewAnswer): Promise<void> {
  const { id, isSame: _, ...reply } = answer;
  await db
    .insertInto('answers')
    .values({
      id,
      user_id: userId,
      created_at: createdAt,
      updated_at: createdAt,
      state: reply.state,
      request,
      reply: JSON.stringify(reply),
    })
    .execute();
}

export function findAnswer(db: Db, userId: string, id: string): Promise<AnswerRow | undefined> {
  return db.selectFrom('answers').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}
