import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const DIRECTIONS = {
  Right: ['right', 'next', 'forward', 'following'],
  Left: ['left', 'previous', 'back', 'prior'],
};

export const switchVirtualDesktop = action({
  id: 'switch-virtual-desktop',
  title: 'Switch to the next or previous virtual desktop',
  slots: { direction: choice('direction', DIRECTIONS, 'Right') },
  code: ({ direction }) => ahk`Send("^#{${direction}}")`,
});
