import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { DATE_FORMATS } from './date-formats.ts';
import { deliver, INTO } from './deliver.ts';

const UNITS = {
  workdays: [
    'working day',
    'working days',
    'business day',
    'business days',
    'workday',
    'workdays',
    'work days',
    'weekdays',
  ],
  days: ['day', 'days'],
  weeks: ['week', 'weeks', 'fortnight'],
  months: ['month', 'months'],
};
const DIRECTIONS = {
  later: ['tomorrow', 'from now', 'from today', 'later', 'ahead', 'after', 'in the future', 'next', 'plus', 'due'],
  earlier: ['yesterday', 'ago', 'before', 'earlier', 'back', 'last', 'previous', 'minus', 'in the past'],
};

const ADD_MONTHS = ahk`
  ; The same day some months on, or the last day of that month if it is shorter.
  AddMonths(date, months) {
      month := FormatTime(date, "yyyy") * 12 + FormatTime(date, "M") - 1 + months
      first := Format("{:04}{:02}01", month // 12, Mod(month, 12) + 1)
      after := Format("{:04}{:02}01", (month + 1) // 12, Mod(month + 1, 12) + 1)
      day := Min(FormatTime(date, "d"), DateDiff(after, first, "Days"))
      return DateAdd(first, day - 1, "Days")
  }
`;

const ADD_WORKDAYS = ahk`
  ; So many days on, Saturdays and Sundays left out.
  AddWorkdays(date, days) {
      Loop Abs(days) {
          Loop
              date := DateAdd(date, days > 0 ? 1 : -1, "Days")
          until !(FormatTime(date, "WDay") ~= "[17]") ; 1 is Sunday, 7 is Saturday
      }
      return date
  }
`;

export const typeOtherDate = action({
  id: 'type-other-date',
  title: 'Type the date some days, working days, weeks or months from today',
  slots: {
    amount: number('number of days, weeks or months', 1),
    unit: choice('unit of time', UNITS, 'days'),
    direction: choice('direction', DIRECTIONS, 'later'),
    format: choice('date format', DATE_FORMATS, 'ShortDate'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ amount, unit, direction, format, into }) => {
    const signed = direction === 'later' ? amount : -amount;
    const date =
      unit === 'months' || unit === 'workdays'
        ? `${unit === 'months' ? 'AddMonths' : 'AddWorkdays'}(A_Now, ${signed})`
        : `DateAdd(A_Now, ${unit === 'weeks' ? signed * 7 : signed}, "Days")`;
    return deliver(into, `FormatTime(${date}, "${format}")`);
  },
  needs: ({ unit }) => ({ months: ADD_MONTHS, workdays: ADD_WORKDAYS, weeks: '', days: '' })[unit],
});
