import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { forWindow, targetWindow } from './target.ts';

const WAYS = {
  vertically: ['vertically', 'vertical', 'height', 'tall', 'top to bottom', 'full height', 'taller'],
  horizontally: ['horizontally', 'horizontal', 'width', 'wide', 'left to right', 'full width', 'wider'],
};

export const stretchWindowOneWay = action({
  id: 'stretch-window-one-way',
  title: 'Stretch the active window to the full height or width of the screen',
  slots: { way: choice('direction to stretch in', WAYS, 'vertically'), window: targetWindow() },
  code: ({ way, window }) =>
    forWindow(
      window,
      ahk`
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      WinRestore("A")
      WinMove(${way === 'vertically' ? ', top,, bottom - top' : 'left,, right - left,'}, "A")
    `,
    ),
  needs: () => MONITOR_OF,
});
