import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const plainPasteByDefault = recipe({
  id: 'plain-paste-by-default',
  title: 'Make Ctrl+V paste plain text and Ctrl+Shift+V paste with formatting',
  slots: {},
  code: () => ahk`
    ; The $ keeps the Ctrl+V that is sent from triggering the hotkey again.
    $^v::PasteText(A_Clipboard)
    $^+v::Send("^v")

    ; Pictures and files are pasted as always.
    PasteText(text) {
        if text = "" {
            Send("^v")
            return
        }
        saved := ClipboardAll()
        A_Clipboard := text
        Send("^v")
        Sleep(300) ; the program needs a moment to read the clipboard
        A_Clipboard := saved
    }
  `,
});
