import type { Days } from '#language/leaves.ts';
import { WEEKDAYS } from '#language/values.ts';

/** Days as `A_WDay` counts them, where Sunday is 1; the program's Monday is 1. */
export function weekdayDigits(days: Days): string {
  return days.map((day) => (day % 7) + 1).join('');
}

/** A day by its name, as `A_WDay` counts it. */
export function weekdayNumber(weekday: (typeof WEEKDAYS)[number]): string {
  return weekdayDigits([WEEKDAYS.indexOf(weekday) + 1]);
}
