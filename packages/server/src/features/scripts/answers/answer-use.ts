import type { Db } from '#db/schema.ts';
import type { ScriptDeps } from '../script-deps.ts';

export type AnswerUse = 'kept' | 'changed';

const FIRST_TIME = { kept: 'kept_at', changed: 'changed_at' } as const satisfies Record<AnswerUse, string>;

/** Notes what becomes of an answer, and says what is so for the first time. */
export async function markUses(
  db: Db,
  answerId: string,
  uses: readonly AnswerUse[],
  now: number,
): Promise<AnswerUse[]> {
  const first: AnswerUse[] = [];
  for (const use of uses) {
    const { numUpdatedRows } = await db
      .updateTable('answers')
      .set({ [FIRST_TIME[use]]: now })
      .where('id', '=', answerId)
      .where(FIRST_TIME[use], 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) first.push(use);
  }
  return first;
}

type CountDeps = Pick<ScriptDeps, 'countOutcome' | 'now'>;

/** Counts it for the overview. Last in a transaction: everybody's changes of the day wait for these rows. */
export async function countUses({ countOutcome, now }: CountDeps, db: Db, uses: readonly AnswerUse[]): Promise<void> {
  for (const use of uses) await countOutcome(db, use, now());
}

/** Both at once, for a change of what came of an answer that may no longer be kept. */
export async function noteChanged(deps: CountDeps, db: Db, answerId: string | null | undefined): Promise<void> {
  if (!answerId) return;
  await countUses(deps, db, await markUses(db, answerId, ['changed'], deps.now()));
}
