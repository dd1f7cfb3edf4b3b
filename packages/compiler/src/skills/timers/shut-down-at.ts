import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { clock } from '../slot.ts';
import { clockText } from './clock-text.ts';
import { powerCode, powerName, powerSlot } from './power.ts';

export const shutDownAt = recipe({
  id: 'shut-down-at',
  title: 'Shut down, restart or sleep at a time of the day, with a warning',
  slots: { at: clock('time', { hour: 23, minute: 0 }), kind: powerSlot },
  code: ({ at, kind }) => ahk`
  doItAt := "${clockText(at)}" ; 24-hour clock
  warning := 60 ; seconds in which it can still be cancelled

  SetTimer(CheckTime, 10000)

  CheckTime() {
      static doneOn := ""
      if FormatTime(, "HH:mm") != doItAt || doneOn = A_YDay
          return
      doneOn := A_YDay
      answer := MsgBox("The computer will ${powerName(kind)} in " warning " seconds."
          , "Press Cancel to keep working", "OKCancel Icon! 0x40000 T" warning)
      if answer != "Cancel"
          ${powerCode(kind)}
  }
`,
  stop: () => 'Choose Cancel in the warning, or exit the script from its icon near the clock.',
});
