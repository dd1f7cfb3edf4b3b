import { ahk } from '../ahk-text.ts';

/** `MonitorOf(window)`: the number of the monitor that shows most of a window. */
export const MONITOR_OF = ahk`
  ; The number of the monitor that the middle of the window is on
  MonitorOf(window := "") {
      WinGetPos(&x, &y, &width, &height, window)
      x += width // 2, y += height // 2
      Loop MonitorGetCount() {
          MonitorGet(A_Index, &left, &top, &right, &bottom)
          if x >= left && x < right && y >= top && y < bottom
              return A_Index
      }
      return MonitorGetPrimary()
  }
`;
