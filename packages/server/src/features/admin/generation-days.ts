import type { NoScriptKind, Symptom } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { utcDay } from '#lib/utc-day.ts';

export type Outcome = 'script' | NoScriptKind | 'kept' | 'changed' | `given-back:${Symptom}`;

/** Counts how a generation ended and what came of it. Only how often: neither who asked nor for what. */
export async function countOutcome(db: Db, outcome: Outcome, now: number): Promise<void> {
  await db
    .insertInto('generation_days')
    .values({ day: utcDay(now), outcome, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'outcome']).doUpdateSet((eb) => ({ times: eb('generation_days.times', '+', 1) })),
    )
    .execute();
}

export function outcomesSince(db: Db, day: string) {
  return db.selectFrom('generation_days').selectAll().where('day', '>=', day).execute();
}
