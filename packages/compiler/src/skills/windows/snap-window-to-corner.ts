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

const SIZES = {
  quarter: ['quarters', 'snap', 'snaps', 'fourth of the screen'],
  kept: ['move', 'moves', 'moving', 'same size', 'keep its size', 'keeping its size', 'without resizing'],
};

const QUARTERS = {
  'top left': 'left, top',
  'top right': '(left + right) // 2, top',
  'bottom left': 'left, (top + bottom) // 2',
  'bottom right': '(left + right) // 2, (top + bottom) // 2',
};

const PLACES = {
  'top left': 'left, top',
  'top right': 'right - width, top',
  'bottom left': 'left, bottom - height',
  'bottom right': 'right - width, bottom - height',
};

export const snapWindowToCorner = action({
  id: 'snap-window-to-corner',
  title: 'Snap the active window to a quarter of the screen, or move it to a corner',
  slots: {
    corner: choice('corner of the screen', CORNERS, 'top left'),
    size: choice('size of the window', SIZES, 'quarter'),
    window: targetWindow(),
  },
  code: ({ corner, size, window }) =>
    forWindow(
      window,
      ahk`
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      WinRestore("A")
      ${size === 'quarter' ? quarter(corner) : moved(corner)}
    `,
    ),
  needs: () => MONITOR_OF,
});

function quarter(corner: keyof typeof CORNERS): string {
  return `WinMove(${QUARTERS[corner]}, (right - left) // 2, (bottom - top) // 2, "A")`;
}

function moved(corner: keyof typeof CORNERS): string {
  const move = `WinMove(${PLACES[corner]},,, "A")`;
  return corner === 'top left' ? move : `WinGetPos(,, &width, &height, "A")\n${move}`;
}
