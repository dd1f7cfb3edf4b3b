import { OVERVIEW_WEEKS, type Overview, type OverviewWeek, SYMPTOMS } from '@hotscribe/contract';
import { DAY_MS, utcDay } from '#lib/utc-day.ts';

export type DayOutcome = { day: string; outcome: string; times: number };

const GIVEN_BACK = 'given-back:';
// The first day of 1970 was a Thursday.
const MONDAY_OFFSET = 3;

/** The first day of the weeks that are shown, by its number since 1970. */
export function firstWeekDay(today: number): number {
  return today - ((today + MONDAY_OFFSET) % 7) - 7 * (OVERVIEW_WEEKS - 1);
}

/** What came of answers in each of the last weeks. */
export function answerWeeks(today: number, outcomes: readonly DayOutcome[]): OverviewWeek[] {
  const first = firstWeekDay(today);
  return Array.from({ length: OVERVIEW_WEEKS }, (_, index) => {
    const monday = first + 7 * index;
    const [from, to] = [utcDay(monday * DAY_MS), utcDay((monday + 6) * DAY_MS)];
    const inWeek = outcomes.filter(({ day }) => day >= from && day <= to);
    return {
      week: from,
      scripts: timesOf(inWeek, (outcome) => outcome === 'script'),
      kept: timesOf(inWeek, (outcome) => outcome === 'kept'),
      changed: timesOf(inWeek, (outcome) => outcome === 'changed'),
      givenBack: timesOf(inWeek, (outcome) => outcome.startsWith(GIVEN_BACK)),
    };
  });
}

/** What had happened where generations were given back in these weeks. */
export function symptomTimes(today: number, outcomes: readonly DayOutcome[]): Overview['symptoms'] {
  const from = utcDay(firstWeekDay(today) * DAY_MS);
  const inWeeks = outcomes.filter(({ day }) => day >= from);
  return SYMPTOMS.map((symptom) => ({
    symptom,
    times: timesOf(inWeeks, (outcome) => outcome === GIVEN_BACK + symptom),
  }));
}

function timesOf(outcomes: readonly DayOutcome[], isMeant: (outcome: string) => boolean): number {
  return outcomes.filter(({ outcome }) => isMeant(outcome)).reduce((total, { times }) => total + times, 0);
}
