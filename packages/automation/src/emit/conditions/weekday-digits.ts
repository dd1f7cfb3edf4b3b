import type { Days } from '#language/leaves.ts';

/** Days as `A_WDay` counts them, where Sunday is 1; the program's Monday is 1. */
export function weekdayDigits(days: Days): string {
  return days.map((day) => (day % 7) + 1).join('');
}
