import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const cycleWindowsOfProgram = action({
  id: 'cycle-windows-of-program',
  title: 'Switch to the next window of the same program',
  slots: {},
  code: () => ahk`
  WinActivateBottom("ahk_class " WinGetClass("A") " ahk_exe " WinGetProcessName("A"))
`,
});
