import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { choice, duration, program } from '../slot.ts';
import { criterion } from '../windows/target.ts';

const DEEDS = {
  Close: ['close', 'closes', 'closed', 'quit', 'shut', 'exit'],
  Minimize: ['minimize', 'minimise', 'minimized', 'minimised', 'minimizes'],
};

export const closeUnusedProgram = recipe({
  id: 'close-unused-program',
  title: 'Close or minimize a program that was not used for a while',
  slots: {
    program: program('program'),
    after: duration('time without using it', 600_000),
    deed: choice('thing to do with it', DEEDS, 'Close'),
  },
  code: ({ program, after, deed }) => ahk`
  limit := ${milliseconds(after)} ; milliseconds without using it

  SetTimer(CheckProgram, 1000)

  CheckProgram() {
      static lastUsed := A_TickCount
      windows := WinGetList(${criterion(program)})
      if !windows.Length || WinActive(${criterion(program)})
          lastUsed := A_TickCount
      else if A_TickCount - lastUsed > limit {
          lastUsed := A_TickCount
          for window in windows
              Win${deed}(window)
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
