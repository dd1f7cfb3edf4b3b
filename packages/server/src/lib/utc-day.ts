export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that a time belongs to in UTC, such as 2026-01-31. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
