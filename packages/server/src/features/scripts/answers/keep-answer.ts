import type { Db } from '#db/schema.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { type AnswerUse, countUses, markUses } from './answer-use.ts';
import { holdAnswer, replyOf } from './answer-versions.ts';

type Kept = { userId: string; answerId: string | undefined; script: string };

/**
 * Notes that an answer becomes a saved script, where it is one of the user's own. First in a transaction, since others
 * hold an answer before they hold its owner; what it returns to count is called last.
 */
export async function keepAnswer(deps: ScriptDeps, db: Db, { userId, answerId, script }: Kept) {
  const held = answerId === undefined ? undefined : await holdAnswer(db, userId, answerId);
  if (!held) return { id: null, count: async () => {} };
  const uses: AnswerUse[] = replyOf(held).script === script ? ['kept'] : ['kept', 'changed'];
  const first = await markUses(db, held.id, uses, deps.now());
  return { id: held.id, count: () => countUses(deps, db, first) };
}
