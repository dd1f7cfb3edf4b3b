import type { Hours } from '#ir/automation.ts';
import type { Clock } from '#ir/entity.ts';

/** The lines that leave a body outside of its hours and days. */
export function hoursGuard(hours: Hours | undefined): string[] {
  if (!hours) return [];
  const { from, to, days } = hours;
  const day = days && days !== 'daily' ? [`if !InStr("${days.join('')}", A_WDay) ; 1 is Sunday`, '    return'] : [];
  if (!from || !to) return day;
  const [start, end] = [numberOf(from), numberOf(to)];
  // From 22 to 6 goes over midnight: then it is outside only between the two.
  const outside = start < end ? `now < ${start} || now >= ${end}` : `now < ${start} && now >= ${end}`;
  return [
    ...day,
    'now := A_Hour * 100 + A_Min',
    `if (${outside}) ; only from ${said(from)} to ${said(to)}`,
    '    return',
  ];
}

function numberOf({ hour, minute }: Clock): number {
  return hour * 100 + minute;
}

function said({ hour, minute }: Clock): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}
