import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { criterion, isActive, targetWindow } from './target.ts';

export const closeWindowsOfProgram = action({
  id: 'close-windows-of-program',
  title: 'Close every window of a program',
  slots: { window: targetWindow() },
  code: ({ window }) => ahk`
  for programWindow in WinGetList(${isActive(window) ? '"ahk_exe " WinGetProcessName("A")' : criterion(window)})
      WinClose(programWindow)
`,
});
