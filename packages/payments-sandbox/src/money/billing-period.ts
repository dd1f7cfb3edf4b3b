import type { Interval } from '../state/objects.ts';

const DAY = 24 * 60 * 60;

/**
 * The end of the nth period of a subscription that started then. Counted from the start each time: adding a month to
 * 31 January, and one to that, would move the billing day to the 28th for ever.
 */
export function periodEnd(start: number, interval: Interval, periods: number): number {
  if (interval === 'day') return start + periods * DAY;
  if (interval === 'week') return start + periods * 7 * DAY;
  return addMonths(start, interval === 'year' ? periods * 12 : periods);
}

function addMonths(start: number, months: number): number {
  const from = new Date(start * 1000);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return first.getTime() / 1000 + (start % DAY);
}
