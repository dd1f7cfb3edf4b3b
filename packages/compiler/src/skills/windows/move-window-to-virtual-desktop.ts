import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const DIRECTIONS = {
  Right: ['right', 'next', 'forward', 'following', 'other'],
  Left: ['left', 'previous', 'back', 'prior'],
};

export const moveWindowToVirtualDesktop = action({
  id: 'move-window-to-virtual-desktop',
  title: 'Take the active window along to the next virtual desktop',
  slots: { direction: choice('direction', DIRECTIONS, 'Right') },
  code: ({ direction }) => ahk`
  movedWindow := WinExist("A")
  WinSetExStyle("^0x80", movedWindow) ; a tool window shows on every desktop
  Send("^#{${direction}}")
  Sleep(200) ; until the other desktop is there
  WinSetExStyle("^0x80", movedWindow) ; an ordinary window again: it stays on this one
  WinActivate(movedWindow)
`,
});
