import { FREE_SCRIPT_LIMIT, type Usage } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { currentUsage } from './current-usage.ts';
import { usageOf } from './usage-of.ts';
import { usedUp } from './used-up.ts';

/**
 * Counts one generation, or throws where the plan allows none.
 * One statement decides and counts: of any number that ask at once, no more get through than are left.
 */
export async function chargeGeneration(db: Db, userId: string): Promise<Usage> {
  const charged = await db
    .updateTable('users')
    .set((eb) => ({
      scripts_generated: eb('scripts_generated', '+', 1),
      credits: eb
        .case()
        .when('plan', '=', 'per-script')
        .then(eb('credits', '-', 1))
        .else(eb.ref('credits'))
        .end(),
    }))
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('plan', '=', 'monthly'),
        eb('plan', '=', 'per-script').and('credits', '>', 0),
        eb('plan', '=', 'free').and('scripts_generated', '<', FREE_SCRIPT_LIMIT),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (!charged) throw usedUp(await currentUsage(db, userId));
  return usageOf(charged);
}
