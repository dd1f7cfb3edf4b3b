import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const duplicateLine = action({
  id: 'duplicate-line',
  title: 'Duplicate the line that the cursor is in',
  slots: {},
  code: () => ahk`
    duplicateSaved := ClipboardAll()
    A_Clipboard := ""
    Send("{Home}+{End}^c")
    ClipWait(0.5)
    Send("{End}{Enter}^v")
    Sleep(300) ; the program needs a moment to read the clipboard
    A_Clipboard := duplicateSaved
  `,
});
