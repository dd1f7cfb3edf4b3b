import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { clock, text } from '../slot.ts';
import { clockText } from './clock-text.ts';
import { daysSlot, isSuchDay } from './days.ts';
import { REMIND, remindHow } from './remind.ts';

export const remindAt = recipe({
  id: 'remind-at',
  title: 'Remind you of something at a time of the day',
  slots: {
    at: clock('time of the reminder', { hour: 9, minute: 0 }),
    message: text('thing to be reminded of', 'It is time'),
    days: daysSlot,
    how: remindHow,
  },
  code: ({ at, message, days, how }) => ahk`
  remindAt := "${clockText(at)}" ; 24-hour clock
  message := ${quoteString(message)}

  SetTimer(CheckTime, 10000)

  CheckTime() {
      static doneOn := ""
      if FormatTime(, "HH:mm") != remindAt || doneOn = A_YDay
          return
      doneOn := A_YDay ; once a day is enough
      ${days === 'daily' ? 'Remind()' : `if ${isSuchDay(days)}\n    Remind()`}
  }

  Remind() {
      ${REMIND[how]}
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
