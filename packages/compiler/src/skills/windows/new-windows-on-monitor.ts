import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number, program } from '../slot.ts';
import { criterion } from './target.ts';

const SIZES = {
  kept: ['as it is', 'same size', 'its size'],
  full: ['maximize', 'maximise', 'maximized', 'maximised', 'full size', 'full screen', 'fullscreen', 'fill'],
};

const MOVED = {
  kept: ahk`
    wasMaximized := WinGetMinMax(window) = 1
    WinRestore(window)
    WinMove(left, top,,, window)
    if wasMaximized
        WinMaximize(window)
  `,
  full: ahk`
    WinRestore(window) ; a maximized window cannot be moved
    WinMove(left, top,,, window)
    WinMaximize(window)
  `,
};

export const newWindowsOnMonitor = recipe({
  id: 'new-windows-on-monitor',
  title: 'Put a program on a certain monitor whenever it opens',
  slots: {
    program: program('program'),
    monitor: number('number of the monitor', 2),
    size: choice('size there', SIZES, 'kept'),
  },
  code: ({ program, monitor, size }) => ahk`
  SetTimer(SendToMonitor, 300)

  SendToMonitor() {
      static seen := Map()
      if MonitorGetCount() < ${monitor} ; it is not plugged in
          return
      for window in WinGetList(${criterion(program)}) {
          if seen.Has(window) ; moved before: it may be moved back by hand
              continue
          seen[window] := true
          MonitorGetWorkArea(${monitor}, &left, &top)
          ${MOVED[size]}
      }
  }
`,
});
