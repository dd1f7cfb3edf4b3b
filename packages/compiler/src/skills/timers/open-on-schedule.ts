import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { clock, program } from '../slot.ts';
import { clockText } from './clock-text.ts';
import { daysSlot, isSuchDay } from './days.ts';

export const openOnSchedule = recipe({
  id: 'open-on-schedule',
  title: 'Open a program at a time of the day, on certain days',
  slots: {
    program: program('program to open'),
    at: clock('time', { hour: 9, minute: 0 }),
    days: daysSlot,
  },
  code: ({ program, at, days }) => ahk`
  openAt := "${clockText(at)}" ; 24-hour clock

  SetTimer(CheckTime, 10000)

  CheckTime() {
      static doneOn := ""
      if FormatTime(, "HH:mm") != openAt || doneOn = A_YDay
          return
      doneOn := A_YDay ; once a day
      ${days === 'daily' ? '' : `if ${isSuchDay(days)}\n    `}Run(${quoteString(program.run)})
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
