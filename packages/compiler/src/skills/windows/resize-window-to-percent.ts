import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { forWindow, targetWindow } from './target.ts';

export const resizeWindowToPercent = action({
  id: 'resize-window-to-percent',
  title: 'Set the active window to a share of the screen, centered',
  slots: { percent: number('share of the screen in percent', 80), window: targetWindow() },
  code: ({ percent, window }) =>
    forWindow(
      window,
      ahk`
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      width := (right - left) * ${percent} // 100
      height := (bottom - top) * ${percent} // 100
      WinRestore("A")
      WinMove((left + right - width) // 2, (top + bottom - height) // 2, width, height, "A")
    `,
    ),
  needs: () => MONITOR_OF,
});
