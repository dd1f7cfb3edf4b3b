import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { clock } from '../slot.ts';

export const muteBetweenTimes = recipe({
  id: 'mute-between-times',
  title: 'Mute the sound between two times of the day',
  slots: {
    from: clock('time to mute', { hour: 22, minute: 0 }),
    to: clock('time to turn the sound on again', { hour: 7, minute: 0 }),
  },
  code: ({ from, to }) => ahk`
  quietFrom := ${from.hour * 100 + from.minute} ; hours and minutes, 24-hour clock
  quietTo := ${to.hour * 100 + to.minute}

  CheckTime()
  SetTimer(CheckTime, 10000)

  CheckTime() {
      static wasQuiet := false
      now := A_Hour * 100 + A_Min
      if quietFrom < quietTo
          quiet := now >= quietFrom && now < quietTo
      else ; the quiet time goes over midnight
          quiet := now >= quietFrom || now < quietTo
      if quiet != wasQuiet {
          SoundSetMute(quiet)
          wasQuiet := quiet
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
