import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { type Clock, clock, text } from '../slot.ts';
import { clockText } from './clock-text.ts';
import { daysSlot, isSuchDay } from './days.ts';
import { REMIND, remindHow } from './remind.ts';

const NONE: Clock = { hour: 24, minute: 0 };

export const remindSeveralTimes = recipe({
  id: 'remind-several-times',
  title: 'Remind you of something at several times of the day',
  slots: {
    first: clock('first time', { hour: 8, minute: 0 }),
    second: clock('second time', { hour: 20, minute: 0 }),
    third: clock('third time', NONE),
    fourth: clock('fourth time', NONE),
    fifth: clock('fifth time', NONE),
    message: text('thing to be reminded of', 'It is time'),
    days: daysSlot,
    how: remindHow,
  },
  code: ({ first, second, third, fourth, fifth, message, days, how }) => ahk`
  remindAt := [${[first, second, third, fourth, fifth]
    .filter(({ hour }) => hour < 24)
    .map((time) => `"${clockText(time)}"`)
    .sort()
    .join(', ')}] ; 24-hour clock
  message := ${quoteString(message)}

  SetTimer(CheckTime, 10000)

  CheckTime() {
      static lastTime := ""
      now := FormatTime(, "HH:mm")
      if now = lastTime${days === 'daily' ? '' : ` || !(${isSuchDay(days)})`}
          return
      for time in remindAt
          if time = now {
              lastTime := now ; once a minute is enough
              Remind()
          }
  }

  Remind() {
      ${REMIND[how]}
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
