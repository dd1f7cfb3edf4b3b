import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const mouseToNextMonitor = action({
  id: 'mouse-to-next-monitor',
  title: 'Jump with the mouse pointer to the next monitor',
  slots: {},
  code: () => ahk`MouseToNextMonitor()`,
  needs: () => ahk`
  MouseToNextMonitor() {
      CoordMode("Mouse", "Screen")
      MouseGetPos(&x, &y)
      Loop MonitorGetCount() {
          MonitorGet(A_Index, &left, &top, &right, &bottom)
          if (x >= left && x < right && y >= top && y < bottom) {
              MonitorGet(Mod(A_Index, MonitorGetCount()) + 1, &left, &top, &right, &bottom)
              DllCall("SetCursorPos", "Int", (left + right) // 2, "Int", (top + bottom) // 2)
              return
          }
      }
  }
`,
});
