import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { DATE_FORMATS } from './date-formats.ts';
import { deliver, INTO } from './deliver.ts';

const WEEKDAYS = {
  Sunday: ['sunday'],
  Monday: ['monday'],
  Tuesday: ['tuesday'],
  Wednesday: ['wednesday'],
  Thursday: ['thursday'],
  Friday: ['friday'],
  Saturday: ['saturday'],
};

export const typeWeekdayDate = action({
  id: 'type-weekday-date',
  title: 'Type the date of next Monday or another weekday',
  slots: {
    weekday: choice('weekday', WEEKDAYS, 'Monday'),
    format: choice('date format', DATE_FORMATS, 'ShortDate'),
    into: choice('place for it', INTO, 'type'),
  },
  code: ({ weekday, format, into }) => deliver(into, `FormatTime(NextWeekday("${weekday}"), "${format}")`),
  needs: () => ahk`
    ; The next date that falls on this weekday, at the earliest tomorrow.
    NextWeekday(weekday) {
        for day in ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
            if day = weekday
                return DateAdd(A_Now, Mod(A_Index - A_WDay + 6, 7) + 1, "Days")
    }
  `,
});
