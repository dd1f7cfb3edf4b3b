import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';
import { forWindow, targetWindow } from './target.ts';

const THIRDS = {
  left: ['left', 'left third', 'first third', 'first'],
  middle: ['middle', 'center', 'centre', 'middle third', 'central', 'centre third', 'center third'],
  right: ['right', 'right third', 'last third', 'last'],
  'left two thirds': [
    'left two thirds',
    'left 2 3',
    'first two thirds',
    'two thirds left',
    '2 3 left',
    'two thirds on the left',
  ],
  'right two thirds': [
    'right two thirds',
    'right 2 3',
    'last two thirds',
    'two thirds right',
    '2 3 right',
    'two thirds on the right',
  ],
};

const PLACE = {
  left: 'left, top, third',
  middle: 'left + third, top, third',
  right: 'left + third * 2, top, third',
  'left two thirds': 'left, top, third * 2',
  'right two thirds': 'left + third, top, third * 2',
};

export const snapWindowToThird = action({
  id: 'snap-window-to-third',
  title: 'Snap the active window to a third of the screen',
  slots: { third: choice('third of the screen', THIRDS, 'left'), window: targetWindow() },
  code: ({ third, window }) =>
    forWindow(
      window,
      ahk`
      MonitorGetWorkArea(MonitorOf("A"), &left, &top, &right, &bottom)
      third := (right - left) // 3
      WinRestore("A")
      WinMove(${PLACE[third]}, bottom - top, "A")
    `,
    ),
  needs: () => MONITOR_OF,
});
