const CARD_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Such as 'Mar 05, 2026'. */
export function cardDate(time: string): string {
  return CARD_DATE.format(new Date(time));
}

/** Such as 'March 5, 2026'. */
export function longDate(time: string): string {
  return LONG_DATE.format(new Date(time));
}

/** Such as 'March 5, 2026', for a day of the calendar ('2026-03-05') that is the same everywhere. */
export function longDay(day: string): string {
  return LONG_DAY.format(new Date(day));
}

/** Such as 'Mar 5', for a day of the calendar. */
export function shortDay(day: string): string {
  return SHORT_DAY.format(new Date(day));
}

/** Such as 'Mar 5, 2026, 4:20 PM'. */
export function moment(time: string): string {
  return MOMENT.format(new Date(time));
}
