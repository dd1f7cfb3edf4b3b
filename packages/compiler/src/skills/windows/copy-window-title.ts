import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const copyWindowTitle = action({
  id: 'copy-window-title',
  title: 'Copy the title of the active window',
  slots: {},
  code: () => ahk`A_Clipboard := WinGetTitle("A")`,
});
