import { randomUUID } from 'node:crypto';
import {
  ANSWER_VERSIONS_MAX_BYTES,
  type GeneratedScript,
  generatedScript,
  type LastChange,
  SCRIPT_VERSIONS_KEPT,
} from '@hotscribe/contract';
import { sql } from 'kysely';
import type { AnswerRow, AnswerVersionRow, Db } from '#db/schema.ts';

type Change = {
  reply: GeneratedScript;
  /** What is different now, in plain sentences, one a line. */
  note: string;
  /** What it was, where that is not what is kept of it. */
  before?: GeneratedScript;
};

/** The answer as it is, held until the transaction ends: another change of it waits. */
export function holdAnswer(db: Db, userId: string, id: string): Promise<AnswerRow | undefined> {
  return db
    .updateTable('answers')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export function replyOf({ reply }: Pick<AnswerRow, 'reply'>): GeneratedScript {
  // One that was stored before a field was added lacks it.
  return generatedScript.parse(JSON.parse(reply));
}

/** Puts another script in the place of an answer that is held; the one before can be brought back. */
export async function changeAnswer(db: Db, held: AnswerRow, change: Change, now: number): Promise<void> {
  const number = ((await findLastVersion(db, held.id))?.number ?? 0) + 1;
  await db
    .insertInto('answer_versions')
    .values({
      id: randomUUID(),
      answer_id: held.id,
      number,
      created_at: now,
      change_note: change.note,
      reply: change.before ? JSON.stringify(change.before) : held.reply,
    })
    .execute();
  await forgetOldVersions(db, held.id, number);
  await setReply(db, held.id, change.reply, now);
}

// The last one stays however long it is: a change that can be undone is what was promised.
async function forgetOldVersions(db: Db, answerId: string, last: number): Promise<void> {
  const sizes = db
    .selectFrom('answer_versions')
    .select(['id', 'number'])
    .select(sql<number>`sum(octet_length(reply)) over (order by number desc)`.as('bytes'))
    .where('answer_id', '=', answerId);
  await db
    .deleteFrom('answer_versions')
    .where('number', '<', last)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(sizes.as('sizes'))
        .select('id')
        .where((of) =>
          of.or([of('number', '<=', last - SCRIPT_VERSIONS_KEPT), of('bytes', '>', ANSWER_VERSIONS_MAX_BYTES)]),
        ),
    )
    .execute();
}

/** Brings back what a held answer was before its last change; undefined where it was never changed. */
export async function undoLastChange(db: Db, held: AnswerRow, now: number): Promise<GeneratedScript | undefined> {
  const version = await findLastVersion(db, held.id);
  if (!version) return undefined;
  const reply = replyOf(version);
  await db.deleteFrom('answer_versions').where('id', '=', version.id).execute();
  await setReply(db, held.id, reply, now);
  return reply;
}

/** The last change of an answer that is the caller's own. */
export async function lastChangeOf(db: Db, answerId: string): Promise<LastChange | null> {
  const version = await findLastVersion(db, answerId);
  return version ? { note: version.change_note, before: replyOf(version).script } : null;
}

function findLastVersion(db: Db, answerId: string): Promise<AnswerVersionRow | undefined> {
  return db
    .selectFrom('answer_versions')
    .selectAll()
    .where('answer_id', '=', answerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function setReply(db: Db, id: string, reply: GeneratedScript, now: number): Promise<void> {
  await db
    .updateTable('answers')
    .set({ reply: JSON.stringify(reply), state: reply.state, updated_at: now })
    .where('id', '=', id)
    .execute();
}
