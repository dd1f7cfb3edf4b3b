import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { clock } from '../slot.ts';
import { clockText } from './clock-text.ts';
import { daysSlot, isSuchDay } from './days.ts';

export const alarm = recipe({
  id: 'alarm',
  title: 'Ring an alarm at a time until you confirm it',
  slots: {
    at: clock('time of the alarm', { hour: 7, minute: 0 }),
    days: daysSlot,
  },
  code: ({ at, days }) => ahk`
  alarmAt := "${clockText(at)}" ; 24-hour clock

  SetTimer(CheckAlarm, 5000)

  CheckAlarm() {
      static rangOn := ""
      if FormatTime(, "HH:mm") != alarmAt || rangOn = A_YDay
          return
      rangOn := A_YDay ; once a day
      ${days === 'daily' ? '' : `if !(${isSuchDay(days)})\n    return`}
      SetTimer(Ring, 1000) ; rings until the message is answered
      MsgBox("It is " alarmAt ".", "Alarm", "Icon! 0x40000") ; 0x40000 keeps it on top
      SetTimer(Ring, 0)
  }

  Ring() {
      SoundBeep(1200, 300)
      SoundBeep(900, 300)
  }
`,
  stop: () => 'Press Enter or click OK to silence the alarm.',
});
