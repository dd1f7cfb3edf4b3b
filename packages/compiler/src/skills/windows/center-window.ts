import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { forWindow, targetWindow } from './target.ts';

export const centerWindow = action({
  id: 'center-window',
  title: 'Center the active window on its screen',
  slots: { window: targetWindow() },
  code: ({ window }) =>
    forWindow(
      window,
      ahk`
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      WinGetPos(,, &width, &height, "A")
      WinMove((left + right - width) // 2, (top + bottom - height) // 2,,, "A")
    `,
    ),
  needs: () => MONITOR_OF,
});
