import type { AnswerRow, Db } from '#db/schema.ts';
import { replyOf } from '../answers/answer-versions.ts';
import { findPresent, type Subject } from './subject.ts';

type Reported = { request: string; script: string; program: string | null; state: AnswerRow['state'] | null };

/** A script of the user's own as it is now; how sure we were is only true of what we wrote. */
export async function reportedScript(db: Db, userId: string, subject: Subject): Promise<Reported> {
  const { request, script, program, answer } = await findPresent(db, userId, subject);
  const isAsWritten = answer !== undefined && replyOf(answer).script === script;
  return { request, script, program, state: isAsWritten ? answer.state : null };
}
