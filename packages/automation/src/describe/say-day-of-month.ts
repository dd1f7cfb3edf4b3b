import type { CONDITIONS } from '#language/conditions.ts';
import type { NodeOf } from '#language/grammar.ts';

type DayKind = 'first-workday' | 'last-workday' | 'nth-in-month' | 'last-in-month';
type DayOfMonth = Extract<NodeOf<typeof CONDITIONS>, { kind: DayKind }>;

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "the first workday of the month", "the second Monday of the month". */
export function sayDayOfMonth(day: DayOfMonth): string {
  return `the ${dayOf(day)} of the month`;
}

function dayOf(day: DayOfMonth): string {
  if (day.kind === 'first-workday' || day.kind === 'last-workday') return day.kind.replace('-', ' ');
  const weekday = day.weekday.charAt(0).toUpperCase() + day.weekday.slice(1);
  return `${day.kind === 'last-in-month' ? 'last' : (NTH[day.number - 1] ?? `${day.number}.`)} ${weekday}`;
}

/** "an even-numbered week": by its number in the calendar. */
export function sayWeek(kind: 'even-week' | 'odd-week'): string {
  return kind === 'even-week' ? 'an even-numbered week' : 'an odd-numbered week';
}
