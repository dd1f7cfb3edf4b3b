import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, program } from '../slot.ts';

export const keepProgramRunning = recipe({
  id: 'keep-program-running',
  title: 'Start a program again whenever it has been closed',
  slots: {
    program: program('program to keep running'),
    every: duration('time between two checks', 10_000),
    stop: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ program, every, stop }) => ahk`
  every := ${milliseconds(every)} ; milliseconds between two checks

  SetTimer(KeepRunning, every)
  KeepRunning()

  ${onOffKey(stop, 'KeepRunning', 'every')}

  KeepRunning() {
      if !ProcessExist(${quoteString(program.exe)})
          Run(${quoteString(program.run)})
  }
`,
  stop: ({ stop }) => `Press ${stop} to turn it off.`,
});
