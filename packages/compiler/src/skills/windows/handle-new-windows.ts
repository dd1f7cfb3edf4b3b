import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, program } from '../slot.ts';
import { criterion } from './target.ts';

const DEEDS = {
  maximize: ['maximise', 'maximized', 'maximised', 'full size', 'full screen'],
  minimize: ['minimise', 'minimized', 'minimised'],
  pin: ['on top', 'always on top', 'topmost', 'in front'],
};

const STATEMENT = {
  maximize: 'WinMaximize(window)',
  minimize: 'WinMinimize(window)',
  pin: 'WinSetAlwaysOnTop(true, window)',
};

export const handleNewWindows = recipe({
  id: 'handle-new-windows',
  title: 'Maximize a program by itself whenever it opens',
  slots: {
    program: program('program'),
    deed: choice('thing to do with its windows', DEEDS, 'maximize'),
  },
  code: ({ program, deed }) => ahk`
  SetTimer(WatchForNewWindows, 300)

  WatchForNewWindows() {
      static seen := Map()
      for window in WinGetList(${criterion(program)}) {
          if seen.Has(window)
              continue
          seen[window] := true
          ${STATEMENT[deed]}
      }
  }
`,
});
