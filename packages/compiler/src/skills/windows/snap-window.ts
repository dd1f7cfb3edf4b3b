import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { forWindow, targetWindow } from './target.ts';

const SIDES = {
  left: ['left', 'to left', 'on left', 'to the left', 'on the left', 'left half', 'left side', 'left hand side'],
  right: [
    'right',
    'to right',
    'on right',
    'to the right',
    'on the right',
    'right half',
    'right side',
    'right hand side',
  ],
  top: ['top', 'upper', 'up', 'at the top', 'to the top', 'top half', 'upper half'],
  bottom: ['bottom', 'lower', 'down', 'at the bottom', 'to the bottom', 'bottom half', 'lower half'],
};

const PLACE = {
  left: 'left, top, (right - left) // 2, bottom - top',
  right: '(left + right) // 2, top, (right - left) // 2, bottom - top',
  top: 'left, top, right - left, (bottom - top) // 2',
  bottom: 'left, (top + bottom) // 2, right - left, (bottom - top) // 2',
};

export const snapWindow = action({
  id: 'snap-window',
  title: 'Snap the active window to one half of the screen',
  slots: { side: choice('half of the screen', SIDES, 'left'), window: targetWindow() },
  code: ({ side, window }) =>
    forWindow(
      window,
      ahk`
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      WinRestore("A")
      WinMove(${PLACE[side]}, "A")
    `,
    ),
  needs: () => MONITOR_OF,
});
