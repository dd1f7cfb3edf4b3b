import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const swapMonitors = action({
  id: 'swap-monitors',
  title: 'Swap the windows of two monitors',
  slots: {},
  code: () => ahk`SwapMonitors()`,
  needs: () => ahk`
  ; The windows of monitor 1 go to monitor 2, and those of monitor 2 to monitor 1
  SwapMonitors() {
      if MonitorGetCount() < 2
          return
      for window in OpenWindows() {
          state := WinGetMinMax(window), from := MonitorOf(window)
          if state = -1 || from > 2 ; minimized, or on a third monitor
              continue
          if state = 1
              WinRestore(window)
          MonitorGetWorkArea(from, &left, &top, &right, &bottom)
          MonitorGetWorkArea(3 - from, &newLeft, &newTop, &newRight, &newBottom)
          WinGetPos(&x, &y, &width, &height, window)
          ; the same share of the other screen, which may have another size
          wider := (newRight - newLeft) / (right - left), higher := (newBottom - newTop) / (bottom - top)
          WinMove(newLeft + (x - left) * wider, newTop + (y - top) * higher, width * wider, height * higher, window)
          if state = 1
              WinMaximize(window)
      }
  }

  ${OPEN_WINDOWS}

  ${MONITOR_OF}
`,
});
