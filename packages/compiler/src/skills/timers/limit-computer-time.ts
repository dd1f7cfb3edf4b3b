import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const DEEDS = {
  lock: ['lock', 'locks', 'locked'],
  shutDown: ['shut down', 'shuts down', 'switch off', 'turn off', 'turns off'],
  message: ['warn', 'warning', 'message', 'remind', 'tell me', 'popup'],
};

const CODE = {
  lock: 'DllCall("LockWorkStation")',
  shutDown: 'Shutdown(1)',
  message: 'MsgBox("The computer time of today is used up.", "Time is up", "Icon! 0x40000")',
};

export const limitComputerTime = recipe({
  id: 'limit-computer-time',
  title: 'Lock or shut down the computer after a certain time of use a day',
  slots: { allowed: duration('time allowed a day', 7_200_000), deed: choice('thing that happens then', DEEDS, 'lock') },
  code: ({ allowed, deed }) => ahk`
  allowed := ${milliseconds(allowed)} ; milliseconds a day
  settings := A_ScriptDir "\computer time.ini" ; remembers the time when the computer is restarted

  SetTimer(CountTime, 60000)

  CountTime() {
      if A_TimeIdle > 300000
          return ; nobody has been here for five minutes
      today := FormatTime(, "yyyy-MM-dd")
      used := IniRead(settings, "Used", today, 0) + 60000
      IniWrite(used, settings, "Used", today)
      if used = allowed - 5 * 60000
          TrayTip("Five minutes left today.", "Computer time")
      if used >= allowed
          ${CODE[deed]}
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
