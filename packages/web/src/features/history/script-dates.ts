const CARD_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Such as 'Mar 05, 2026'. */
export function cardDate(time: string): string {
  return CARD_DATE.format(new Date(time));
}

/** Such as 'Mar 5, 2026, 4:20 PM'. */
export function moment(time: string): string {
  return MOMENT.format(new Date(time));
}
