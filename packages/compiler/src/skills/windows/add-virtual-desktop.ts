import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const WAYS = {
  '^#d': ['new', 'create', 'add', 'open', 'make'],
  '^#{F4}': ['close', 'remove', 'delete', 'get rid'],
};

export const addVirtualDesktop = action({
  id: 'add-virtual-desktop',
  title: 'Make a new virtual desktop, or close this one',
  slots: { way: choice('thing to do', WAYS, '^#d') },
  code: ({ way }) => ahk`Send("${way}")`,
});
