import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const secondClipboard = recipe({
  id: 'second-clipboard',
  title: 'Have a second clipboard with its own keys to copy and paste',
  slots: {
    copy: hotkey('key that copies to it', '^+c'),
    paste: hotkey('key that pastes from it', '^+v'),
  },
  code: ({ copy, paste }) => ahk`
    second := ""

    ${copy}:: {
        global second
        saved := ClipboardAll()
        A_Clipboard := ""
        Send("^c")
        if ClipWait(0.5, 1)
            second := ClipboardAll()
        A_Clipboard := saved
    }

    ${paste === copy ? '^+v' : paste}:: {
        saved := ClipboardAll()
        A_Clipboard := second
        Send("^v")
        Sleep(300) ; the program needs a moment to read the clipboard
        A_Clipboard := saved
    }
  `,
});
