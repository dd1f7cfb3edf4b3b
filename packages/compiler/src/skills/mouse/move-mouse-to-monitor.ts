import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const moveMouseToMonitor = action({
  id: 'move-mouse-to-monitor',
  title: 'Move the mouse pointer to the middle of a certain monitor',
  slots: { monitor: number('number of the monitor') },
  code: ({ monitor }) => ahk`
  if MonitorGetCount() >= ${Math.max(1, Math.round(monitor))} {
      MonitorGet(${Math.max(1, Math.round(monitor))}, &screenLeft, &screenTop, &screenRight, &screenBottom)
      DllCall("SetCursorPos", "Int", (screenLeft + screenRight) // 2, "Int", (screenTop + screenBottom) // 2)
  }
`,
});
