import { FREE_SCRIPT_LIMIT, type Usage } from '@hotscribe/contract';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { currentUsage } from './current-usage.ts';
import { planState, usageColumns, usageOf } from './plan-state.ts';
import { usedUp } from './used-up.ts';

/**
 * Counts one generation, or throws where the plan allows none.
 * One statement decides and counts: of any number that ask at once, no more get through than are left.
 */
export async function chargeGeneration(db: Db, userId: string, now: number): Promise<Usage> {
  const { subscribed, credits, lastPurchase } = planState(now);
  const charged = await db
    .updateTable('users')
    .set((eb) => ({
      scripts_generated: eb('scripts_generated', '+', 1),
      credits_used: sql`credits_used + case when ${subscribed} then 0 when ${credits} > 0 then 1 else 0 end`,
    }))
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        subscribed,
        sql<boolean>`${credits} > 0`,
        sql<boolean>`scripts_generated < ${FREE_SCRIPT_LIMIT} and coalesce(${lastPurchase}, 'none') <> 'per-script'`,
      ]),
    )
    .returning(usageColumns(now))
    .executeTakeFirst();
  if (!charged) throw usedUp(await currentUsage(db, userId, now));
  return usageOf(charged);
}
