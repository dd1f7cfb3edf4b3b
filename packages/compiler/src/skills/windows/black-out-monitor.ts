import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const blackOutMonitor = action({
  id: 'black-out-monitor',
  title: 'Make one monitor black, or show it again',
  slots: { monitor: number('number of the monitor', 2) },
  code: ({ monitor }) => ahk`BlackOut(${Math.max(1, Math.round(monitor))})`,
  needs: () => ahk`
  ; Covers the monitor with a black window, or takes it away again
  BlackOut(monitor) {
      static covers := Map()
      if covers.Has(monitor) {
          covers.Delete(monitor).Destroy()
          return
      }
      if monitor > MonitorGetCount()
          return
      MonitorGet(monitor, &left, &top, &right, &bottom)
      covers[monitor] := Gui("+AlwaysOnTop -Caption +ToolWindow -DPIScale")
      covers[monitor].BackColor := "Black"
      covers[monitor].Show("NoActivate x" left " y" top " w" right - left " h" bottom - top)
  }
`,
});
