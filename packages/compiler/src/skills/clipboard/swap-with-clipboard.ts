import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const swapWithClipboard = action({
  id: 'swap-with-clipboard',
  title: 'Swap the selected text with what is on the clipboard',
  slots: {},
  code: () => ahk`
    swapOld := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    swapFound := ClipWait(0.5)
    swapNew := ClipboardAll()
    A_Clipboard := swapOld
    if swapFound {
        Send("^v")
        Sleep(300) ; the program needs a moment to read the clipboard
        A_Clipboard := swapNew
    }
  `,
});
