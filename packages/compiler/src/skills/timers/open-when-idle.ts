import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, program } from '../slot.ts';

export const openWhenIdle = recipe({
  id: 'open-when-idle',
  title: 'Open a program when nobody uses the computer for a while',
  slots: {
    program: program('program to open'),
    after: duration('time without keyboard and mouse', 600_000),
  },
  code: ({ program, after }) => ahk`
  idleTime := ${milliseconds(after)} ; milliseconds without keyboard and mouse

  SetTimer(CheckIdle, 1000)

  CheckIdle() {
      static done := false
      if A_TimeIdlePhysical < idleTime {
          done := false
      } else if !done {
          done := true ; once, until somebody is back
          if !ProcessExist(${quoteString(program.exe)})
              Run(${quoteString(program.run)})
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
