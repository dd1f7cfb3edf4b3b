import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { criterion, isActive, targetWindow } from './target.ts';

const WAYS = {
  Minimize: ['minimize', 'minimise', 'minimizes', 'minimises', 'put away', 'down'],
  Restore: ['restore', 'restores', 'bring back', 'back up', 'unminimize', 'unminimise', 'show again'],
};

export const minimizeWindowsOfProgram = action({
  id: 'minimize-windows-of-program',
  title: 'Minimize every window of a program, or bring them back',
  slots: { window: targetWindow(), way: choice('thing to do with the windows', WAYS, 'Minimize') },
  code: ({ window, way }) => ahk`
  for programWindow in WinGetList(${isActive(window) ? '"ahk_class " WinGetClass("A") " ahk_exe " WinGetProcessName("A")' : criterion(window)})
      Win${way}(programWindow)
`,
});
