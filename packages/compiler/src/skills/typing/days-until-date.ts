import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { deliver, INTO } from './deliver.ts';

const MONTHS = {
  '01': ['january', 'jan', "new year's", 'new year'],
  '02': ['february', 'feb'],
  '03': ['march', 'mar'],
  '04': ['april', 'apr'],
  '05': ['may'],
  '06': ['june', 'jun'],
  '07': ['july', 'jul'],
  '08': ['august', 'aug'],
  '09': ['september', 'sept'],
  '10': ['october', 'oct'],
  '11': ['november', 'nov'],
  '12': ['december', 'dec', 'christmas', 'xmas'],
};

export const daysUntilDate = action({
  id: 'days-until-date',
  title: 'Tell how many days are left until a date',
  slots: {
    day: number('day of the month', 25),
    month: choice('month', MONTHS, '12'),
    into: choice('place for it', INTO, 'show'),
  },
  code: ({ day, month, into }) =>
    deliver(into, `DaysUntil("${month}${String(day).padStart(2, '0')}")${into === 'show' ? ' " days left"' : ''}`),
  needs: () => ahk`
    ; The days until the next time that the calendar shows this month and day (MMdd).
    DaysUntil(monthAndDay) {
        year := monthAndDay < A_MM A_DD ? A_YYYY + 1 : A_YYYY
        return DateDiff(year monthAndDay, A_YYYY A_MM A_DD, "Days")
    }
  `,
});
