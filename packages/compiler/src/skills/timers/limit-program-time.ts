import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, program } from '../slot.ts';

export const limitProgramTime = recipe({
  id: 'limit-program-time',
  title: 'Close a program after it was used for a certain time a day',
  slots: {
    program: program('program'),
    allowed: duration('time allowed a day', 3_600_000),
  },
  code: ({ program, allowed }) => ahk`
  game := ${quoteString(program.exe)}
  allowed := ${milliseconds(allowed)} ; milliseconds a day

  SetTimer(CountTime, 5000)

  CountTime() {
      static used := 0, day := A_YDay
      if day != A_YDay { ; a new day begins with the full time
          day := A_YDay
          used := 0
      }
      if !WinExist("ahk_exe " game)
          return
      used += 5000
      if used = allowed - 60000
          TrayTip("One minute left today.", game)
      if used >= allowed
          WinClose("ahk_exe " game)
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
