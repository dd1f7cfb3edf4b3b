import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, type Program, program } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { OPEN_WINDOWS } from './open-windows.ts';
import { criterion } from './target.ts';

const EVERY: Program = { name: 'every program', run: '', exe: '' };

const DEEDS = {
  maximize: ['maximise', 'maximized', 'maximised', 'full size', 'full screen'],
  minimize: ['minimise', 'minimized', 'minimised'],
  pin: ['on top', 'always on top', 'topmost', 'in front'],
  center: ['center', 'centre', 'centered', 'centred', 'middle', 'in the middle'],
};

const STATEMENT = {
  maximize: 'WinMaximize(window)',
  minimize: 'WinMinimize(window)',
  pin: 'WinSetAlwaysOnTop(true, window)',
  center: ahk`
    MonitorGetWorkArea(MonitorOf(window), &left, &top, &right, &bottom)
    WinGetPos(,, &width, &height, window)
    WinMove((left + right - width) // 2, (top + bottom - height) // 2,,, window)
  `,
};

export const handleNewWindows = recipe({
  id: 'handle-new-windows',
  title: 'Maximize, minimize, pin or center a program by itself whenever it opens',
  slots: {
    program: program('program', EVERY),
    deed: choice('thing to do with its windows', DEEDS, 'maximize'),
  },
  code: ({ program, deed }) =>
    [
      watch(program, STATEMENT[deed]),
      ...(program.exe ? [] : [OPEN_WINDOWS]),
      ...(deed === 'center' ? [MONITOR_OF] : []),
    ].join('\n\n'),
});

function watch(program: Program, statement: string): string {
  return program.exe
    ? ahk`
      SetTimer(WatchForNewWindows, 300)

      WatchForNewWindows() {
          static seen := Map()
          for window in WinGetList(${criterion(program)}) {
              if seen.Has(window)
                  continue
              seen[window] := true
              ${statement}
          }
      }
    `
    : ahk`
      seen := Map() ; the windows that are open already stay as they are
      for window in OpenWindows()
          seen[window] := true

      SetTimer(WatchForNewWindows, 300)

      WatchForNewWindows() {
          for window in OpenWindows() {
              if seen.Has(window)
                  continue
              seen[window] := true
              ${statement}
          }
      }
    `;
}
