import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { clock, duration } from '../slot.ts';
import { clockText } from './clock-text.ts';
import { daysSlot, isSuchDay } from './days.ts';
import { powerCode, powerName, powerSlot } from './power.ts';

export const shutDownAt = recipe({
  id: 'shut-down-at',
  title: 'Shut down, restart or sleep at a time of the day, with a warning',
  slots: {
    at: clock('time', { hour: 23, minute: 0 }),
    kind: powerSlot,
    warning: duration('length of the warning before it', 60_000),
    days: daysSlot,
  },
  code: ({ at, kind, warning, days }) => ahk`
  doItAt := "${clockText(at)}" ; 24-hour clock
  warning := ${Math.max(10, Math.round(warning / 1000))} ; seconds before it in which it can be cancelled

  SetTimer(CheckTime, 10000)

  CheckTime() {
      static doneOn := ""
      if FormatTime(DateAdd(A_Now, warning, "Seconds"), "HH:mm") != doItAt || doneOn = A_YDay
          return
      ${days === 'daily' ? '' : `if !(${isSuchDay(days)}) ; A_WDay: 1 is Sunday\n    return\n`}doneOn := A_YDay
      answer := MsgBox("The computer will ${powerName(kind)} at " doItAt ". OK does it now."
          , "Press Cancel to keep working", "OKCancel Icon! Default2 0x40000 T" warning)
      if answer != "Cancel"
          ${powerCode(kind)}
  }
`,
  stop: () => 'Choose Cancel in the warning, or exit the script from its icon near the clock.',
});
