import { choice } from '../slot.ts';

const CONDITIONS = {
  daily: 'true',
  weekdays: 'A_WDay >= 2 && A_WDay <= 6',
  weekends: 'A_WDay = 1 || A_WDay = 7',
  sunday: 'A_WDay = 1',
  monday: 'A_WDay = 2',
  tuesday: 'A_WDay = 3',
  wednesday: 'A_WDay = 4',
  thursday: 'A_WDay = 5',
  friday: 'A_WDay = 6',
  saturday: 'A_WDay = 7',
};

export const daysSlot = choice(
  'days',
  {
    weekdays: ['weekdays', 'weekday', 'workdays', 'working days', 'work days', 'monday to friday', 'mon-fri'],
    weekends: ['weekends', 'weekend', 'saturday and sunday'],
    monday: ['monday', 'mondays'],
    tuesday: ['tuesday', 'tuesdays'],
    wednesday: ['wednesday', 'wednesdays'],
    thursday: ['thursday', 'thursdays'],
    friday: ['friday', 'fridays'],
    saturday: ['saturday', 'saturdays'],
    sunday: ['sunday', 'sundays'],
    daily: ['every day', 'daily', 'each day'],
  },
  'daily',
);

/** Whether today is one of the days, as AutoHotkey says it (1 is Sunday). */
export function isSuchDay(days: keyof typeof CONDITIONS): string {
  return CONDITIONS[days];
}
