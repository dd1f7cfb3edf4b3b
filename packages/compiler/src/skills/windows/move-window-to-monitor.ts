import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

export const moveWindowToMonitor = action({
  id: 'move-window-to-monitor',
  title: 'Move a window to a certain monitor',
  slots: { monitor: number('number of the monitor', 2), window: targetWindow() },
  code: ({ monitor, window }) =>
    forWindow(
      window,
      ahk`
      if MonitorGetCount() >= ${monitor} {
          MonitorGetWorkArea(${monitor}, &left, &top)
          wasMaximized := WinGetMinMax("A") = 1
          WinRestore("A")
          WinMove(left, top,,, "A")
          if wasMaximized
              WinMaximize("A")
      }
    `,
    ),
});
