import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const DIRECTIONS = {
  Right: [
    'right',
    'next',
    'other',
    'second',
    'another',
    'to the right',
    'right monitor',
    'right screen',
    'right display',
    'right hand',
  ],
  Left: ['left', 'previous', 'first', 'to the left', 'left monitor', 'left screen', 'left display', 'left hand'],
};

export const moveWindowToNextMonitor = action({
  id: 'move-window-to-next-monitor',
  title: 'Move the active window to the next monitor',
  slots: { direction: choice('direction of the other monitor', DIRECTIONS, 'Right') },
  code: ({ direction }) => ahk`Send("#+{${direction}}")`,
});
