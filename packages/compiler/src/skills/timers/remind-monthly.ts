import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, clock, number, text } from '../slot.ts';
import { clockText } from './clock-text.ts';
import { REMIND, remindHow } from './remind.ts';

const WHICH = {
  fixed: ['of the month', 'of each month', 'of every month'],
  last: ['last day', 'end of the month', 'end of each month', 'end of every month', 'month end', 'last of the month'],
};

export const remindMonthly = recipe({
  id: 'remind-monthly',
  title: 'Remind you of something on a certain day of each month',
  slots: {
    day: number('day of the month', 1),
    which: choice('day', WHICH, 'fixed'),
    at: clock('time of the reminder', { hour: 9, minute: 0 }),
    message: text('thing to be reminded of', 'It is that day of the month'),
    how: remindHow,
  },
  code: ({ day, which, at, message, how }) => ahk`
  ${which === 'last' ? '' : `dayOfMonth := ${Math.min(Math.max(Math.round(day), 1), 31)}\n`}remindFrom := "${clockText(at)}" ; 24-hour clock; later in the day too, if the computer was off
  message := ${quoteString(message)}

  SetTimer(CheckDay, 30000)
  CheckDay()

  CheckDay() {
      static settings := A_ScriptDir "\monthly reminder.ini"
      isTheDay := ${which === 'last' ? 'FormatTime(DateAdd(A_Now, 1, "Days"), "d") = 1' : 'A_MDay = dayOfMonth'}
      if !isTheDay || StrCompare(FormatTime(, "HH:mm"), remindFrom) < 0
          return
      month := FormatTime(, "yyyy-MM")
      if IniRead(settings, "Reminder", "Last", "") = month
          return
      IniWrite(month, settings, "Reminder", "Last") ; once a month is enough
      Remind()
  }

  Remind() {
      ${REMIND[how]}
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
