import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const openProgramFolder = action({
  id: 'open-program-folder',
  title: 'Show where the program of the active window is installed',
  slots: {},
  code: () => ahk`Run('explorer.exe /select,"' WinGetProcessPath("A") '"')`,
});
