import { OVERVIEW_DAYS, type Overview, type OverviewDay } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { fromCents } from '#lib/money.ts';
import { DAY_MS, utcDay } from '#lib/utc-day.ts';
import { answerWeeks, firstWeekDay, symptomTimes } from './answer-weeks.ts';
import { outcomesSince } from './generation-days.ts';
import * as store from './overview-store.ts';

type Currency = Overview['currency'];

/** `provider`: whose payments count, so that money of the sandbox is never added to real money. */
export type OverviewDeps = { db: Db; now: () => number; provider: string | undefined };

export async function overview({ db, now, provider }: OverviewDeps, days = OVERVIEW_DAYS): Promise<Overview> {
  const today = Math.floor(now() / DAY_MS);
  const first = today - days + 1;
  const revenue = await store.revenueByCurrency(db, provider);
  const currency = (revenue[0]?.currency ?? 'usd') as Currency;
  const since = first * DAY_MS;
  const outcomes = await outcomesSince(db, utcDay(Math.min(first, firstWeekDay(today)) * DAY_MS));
  const counts = {
    users: await store.newUsersByDay(db, since),
    outcomes,
    revenue: await store.revenueByDay(db, provider, currency, since),
  };
  return {
    success: true,
    users: {
      total: await store.countUsers(db),
      subscribed: await store.countSubscribed(db, now()),
      withCredits: await store.countWithCredits(db),
    },
    revenue: revenue.map((one) => ({ currency: one.currency as Currency, total: fromCents(one.cents) })),
    currency,
    days: Array.from({ length: days }, (_, index) => dayView(first + index, counts)),
    weeks: answerWeeks(today, outcomes),
    symptoms: symptomTimes(today, outcomes),
  };
}

type Counts = {
  users: { day: number; times: number }[];
  outcomes: { day: string; outcome: string; times: number }[];
  revenue: { day: number; cents: number }[];
};

function dayView(number: number, { users, outcomes, revenue }: Counts): OverviewDay {
  const day = utcDay(number * DAY_MS);
  const times = (outcome: string) => outcomes.find((one) => one.day === day && one.outcome === outcome)?.times ?? 0;
  return {
    day,
    newUsers: users.find((one) => one.day === number)?.times ?? 0,
    scripts: times('script'),
    refused: times('refused'),
    outOfScope: times('out-of-scope'),
    unclear: times('unclear'),
    revenue: fromCents(revenue.find((one) => one.day === number)?.cents ?? 0),
  };
}
