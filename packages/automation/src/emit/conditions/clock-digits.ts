import type { Clock } from '#language/leaves.ts';

/** A time of day as `FormatTime(, "HHmm")` gives it. */
export function clockDigits({ hour, minute }: Clock): string {
  return String(hour).padStart(2, '0') + String(minute).padStart(2, '0');
}
