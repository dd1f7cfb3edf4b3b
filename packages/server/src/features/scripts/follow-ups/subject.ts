import { FREE_FOLLOW_UPS } from '@hotscribe/contract';
import type { AnswerRow, Db, ScriptRow } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import { findAnswer } from '../answers/answer-store.ts';
import { holdAnswer, replyOf } from '../answers/answer-versions.ts';
import { findScript, holdScript } from '../script-store.ts';

/** What is to be changed: an answer, or a script that was saved. */
export type Subject = { kind: 'answer' | 'script'; id: string };

/** A script as it is now. */
export type Present = {
  script: string;
  program: string | null;
  /** What it was written for. */
  request: string;
  /** The answer that its changes are counted on; a saved script whose answer is no longer kept has none. */
  answer: AnswerRow | undefined;
};

/** Told apart from other scripts, for a job that changes it. */
export function aboutOf({ kind, id }: Subject): string {
  return `${kind}:${id}`;
}

/** Throws where the user has no such script. */
export function findPresent(db: Db, userId: string, subject: Subject): Promise<Present> {
  return presentBy(db, userId, subject, { answer: findAnswer, script: findScript });
}

/** The same, held until the transaction ends: another change of it waits. */
export function holdPresent(db: Db, userId: string, subject: Subject): Promise<Present> {
  return presentBy(db, userId, subject, { answer: holdAnswer, script: holdScript });
}

/** How many more changes are free. */
export function freeLeftOn({ answer }: Pick<Present, 'answer'>): number {
  return answer ? Math.max(0, FREE_FOLLOW_UPS - answer.follow_ups) : 0;
}

type Reading<Row> = (db: Db, userId: string, id: string) => Promise<Row | undefined>;
type Readings = { answer: Reading<AnswerRow>; script: Reading<ScriptRow> };

async function presentBy(db: Db, userId: string, { kind, id }: Subject, read: Readings): Promise<Present> {
  if (kind === 'answer') {
    const answer = await read.answer(db, userId, id);
    if (!answer) throw new DomainError('not-found');
    const { script, program } = replyOf(answer);
    return { script, program, request: answer.request, answer };
  }
  const row = await read.script(db, userId, id);
  if (!row) throw new DomainError('not-found');
  const { script, program, original_description, answer_id } = row;
  const answer = answer_id === null ? undefined : await read.answer(db, userId, answer_id);
  return { script, program, request: original_description, answer };
}
