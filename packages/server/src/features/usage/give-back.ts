import { GIVE_BACKS_A_MONTH, type Usage } from '@hotscribe/contract';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { DomainError } from '#lib/domain-error.ts';
import type { Charge } from './charge-generation.ts';
import { usageColumns, usageOf } from './plan-state.ts';

/** How many generations can be given back to a user this month still. */
export async function giveBacksLeft(db: Db, userId: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select(['given_back_month', 'given_back'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError('session-ended');
  return leftAfter(row, monthOf(now));
}

/**
 * Gives a generation back to where it was taken from, or throws where the month's are used up. Counted on the user, since
 * answers can be deleted; and in one statement, so that of any number that ask at once no more get through than are left.
 */
export async function giveBackGeneration(
  db: Db,
  userId: string,
  charged: Charge,
  now: number,
): Promise<{ usage: Usage; left: number }> {
  const month = monthOf(now);
  const row = await db
    .updateTable('users')
    .set((eb) => ({
      scripts_generated: eb('scripts_generated', '-', 1),
      credits_used: eb('credits_used', '-', charged === 'credit' ? 1 : 0),
      given_back: sql<number>`case when given_back_month = ${month} then given_back + 1 else 1 end`,
      given_back_month: month,
    }))
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('given_back_month', 'is', null),
        eb('given_back_month', '<>', month),
        eb('given_back', '<', GIVE_BACKS_A_MONTH),
      ]),
    )
    .returning(usageColumns(now))
    .returning(['given_back_month', 'given_back'])
    .executeTakeFirst();
  if (!row) throw new DomainError('give-backs-used-up');
  return { usage: usageOf(row), left: leftAfter(row, month) };
}

type GivenBack = { given_back_month: string | null; given_back: number };

function leftAfter({ given_back_month, given_back }: GivenBack, month: string): number {
  return given_back_month === month ? Math.max(0, GIVE_BACKS_A_MONTH - given_back) : GIVE_BACKS_A_MONTH;
}

function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}
