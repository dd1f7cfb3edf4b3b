import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { forWindow, targetWindow } from './target.ts';

const CORNERS = {
  'top left': ['top left', 'upper left', 'left top', 'left upper', 'first quarter'],
  'top right': ['top right', 'upper right', 'right top', 'right upper'],
  'bottom left': ['bottom left', 'lower left', 'left bottom', 'left lower'],
  'bottom right': ['bottom right', 'lower right', 'right bottom', 'right lower'],
};

const PLACE = {
  'top left': 'left, top',
  'top right': '(left + right) // 2, top',
  'bottom left': 'left, (top + bottom) // 2',
  'bottom right': '(left + right) // 2, (top + bottom) // 2',
};

export const snapWindowToCorner = action({
  id: 'snap-window-to-corner',
  title: 'Snap the active window to a quarter of the screen',
  slots: { corner: choice('corner of the screen', CORNERS, 'top left'), window: targetWindow() },
  code: ({ corner, window }) =>
    forWindow(
      window,
      ahk`
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      WinRestore("A")
      WinMove(${PLACE[corner]}, (right - left) // 2, (bottom - top) // 2, "A")
    `,
    ),
  needs: () => MONITOR_OF,
});
