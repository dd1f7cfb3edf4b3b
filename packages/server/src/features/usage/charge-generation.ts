import type { Usage } from '@hotscribe/contract';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { currentUsage } from './current-usage.ts';
import { planState, usageColumns, usageOf } from './plan-state.ts';
import { usedUp } from './used-up.ts';

/** What a generation was taken from; a subscription only counts them. */
export type Charge = 'free' | 'credit' | 'plan';

/**
 * Counts one generation, or throws where the plan allows none. Free ones go first, and only then credits.
 * One statement decides and counts: of any number that ask at once, no more get through than are left.
 */
export async function chargeGeneration(
  db: Db,
  userId: string,
  now: number,
): Promise<{ usage: Usage; charged: Charge | null }> {
  const { subscribed, freeLeft, credits } = planState(now);
  const charge = sql<Charge>`case when ${subscribed} then 'plan' when ${freeLeft} > 0 then 'free' else 'credit' end`;
  const charged = await db
    .updateTable('users')
    .set((eb) => ({
      scripts_generated: eb('scripts_generated', '+', 1),
      credits_used: sql`credits_used + case when ${subscribed} or ${freeLeft} > 0 then 0 else 1 end`,
      // What is returned is what is true afterwards, from which this could not be told.
      last_charge: charge,
    }))
    .where('id', '=', userId)
    .where((eb) => eb.or([subscribed, sql<boolean>`${freeLeft} > 0`, sql<boolean>`${credits} > 0`]))
    .returning(usageColumns(now))
    .returning('last_charge')
    .executeTakeFirst();
  if (!charged) throw usedUp(await currentUsage(db, userId, now));
  return { usage: usageOf(charged), charged: charged.last_charge };
}
