import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const swapLastLetters = action({
  id: 'swap-last-letters',
  title: 'Swap the two letters before the cursor: teh becomes the',
  slots: {},
  code: () => ahk`
    swapSaved := ClipboardAll()
    A_Clipboard := ""
    Send("+{Left}^x")
    if ClipWait(0.5) {
        Send("{Left}^v")
        Sleep(200) ; the program needs a moment to read the clipboard
        Send("{Right}")
    }
    A_Clipboard := swapSaved
  `,
});
