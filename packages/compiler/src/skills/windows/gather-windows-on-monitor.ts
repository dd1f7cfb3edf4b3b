import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const gatherWindowsOnMonitor = action({
  id: 'gather-windows-on-monitor',
  title: 'Bring all windows to one monitor, even those lost off the screen',
  slots: { monitor: number('number of the monitor', 1) },
  code: ({ monitor }) => ahk`GatherWindows(${Math.max(1, Math.round(monitor))})`,
  needs: () => ahk`
  GatherWindows(monitor) {
      MonitorGetWorkArea(Min(monitor, MonitorGetCount()), &left, &top, &right, &bottom)
      for window in OpenWindows() {
          state := WinGetMinMax(window)
          WinGetPos(&x, &y, &width, &height, window)
          x += width // 2, y += height // 2
          if state = -1 || x >= left && x < right && y >= top && y < bottom ; minimized, or there already
              continue
          if state = 1
              WinRestore(window)
          WinMove(left + 40, top + 40, Min(width, right - left - 80), Min(height, bottom - top - 80), window)
          if state = 1
              WinMaximize(window)
      }
  }

  ${OPEN_WINDOWS}
`,
});
