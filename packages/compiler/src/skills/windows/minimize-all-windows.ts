import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const WAYS = {
  minimize: ['minimize', 'minimise', 'hide', 'put away', 'clear'],
  restore: [
    'restore',
    'bring back',
    'bring all',
    'undo',
    'undo minimise',
    'undo minimize',
    'back',
    'unminimize',
    'unminimise',
  ],
};

export const minimizeAllWindows = action({
  id: 'minimize-all-windows',
  title: 'Minimize all windows, or bring them back',
  slots: { way: choice('thing to do with the windows', WAYS, 'minimize') },
  code: ({ way }) => (way === 'minimize' ? ahk`WinMinimizeAll()` : ahk`WinMinimizeAllUndo()`),
});
