import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { DAY_MS } from '#lib/utc-day.ts';

// Written into the statement: PostgreSQL takes two parameters of one value for two different expressions, and would
// not group by what it selects.
const dayNumber = (column: 'created_at' | 'paid_at') => sql<number>`${sql.ref(column)} / ${sql.lit(DAY_MS)}`;

export async function countUsers(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function countSubscribed(db: Db, now: number): Promise<number> {
  const { total } = await db
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('access_until', '>', now)
    .executeTakeFirstOrThrow();
  return total;
}

export async function countWithCredits(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('credit_ledger')
        .select((inner) => ['user_id', inner.fn.sum<number>('amount').as('bought')])
        .groupBy('user_id')
        .as('ledger'),
    )
    .innerJoin('users', 'users.id', 'ledger.user_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .whereRef('ledger.bought', '>', 'users.credits_used')
    .executeTakeFirstOrThrow();
  return total;
}

/** How many accounts were made on each day, by the number of the day since 1970. */
export function newUsersByDay(db: Db, since: number) {
  return db
    .selectFrom('users')
    .select((eb) => [dayNumber('created_at').as('day'), eb.fn.countAll<number>().as('times')])
    .where('created_at', '>=', since)
    .groupBy(dayNumber('created_at'))
    .execute();
}

/** What came in of each currency, less what went back; the currency of most payments first. */
export function revenueByCurrency(db: Db, provider: string | undefined) {
  return db
    .selectFrom('payments')
    .select((eb) => ['currency', eb.fn.sum<number>('amount_cents').as('cents')])
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .groupBy('currency')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('currency')
    .execute();
}

export function revenueByDay(db: Db, provider: string | undefined, currency: string, since: number) {
  return db
    .selectFrom('payments')
    .select((eb) => [dayNumber('paid_at').as('day'), eb.fn.sum<number>('amount_cents').as('cents')])
    .where('paid_at', '>=', since)
    .where('currency', '=', currency)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .groupBy(dayNumber('paid_at'))
    .execute();
}
