import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, number } from '../slot.ts';

export const clipboardHistory = recipe({
  id: 'clipboard-history',
  title: 'Keep the texts you copied and paste an earlier one from a menu',
  slots: { open: hotkey('key that opens the list', '^!v'), size: number('number of texts to keep', 10) },
  code: ({ open, size }) => ahk`
    size := ${size} ; texts to keep
    history := []
    OnClipboardChange(Remember)

    Remember(kind) {
        if kind != 1 ; only text
            return
        copied := A_Clipboard
        for earlier in history {
            if earlier == copied {
                history.RemoveAt(A_Index)
                break
            }
        }
        history.InsertAt(1, copied)
        if history.Length > size
            history.Pop()
    }

    ${open}:: {
        choices := Menu()
        for earlier in history
            choices.Add("&" A_Index "  " Preview(earlier), PasteEarlier)
        if history.Length
            choices.Show()
        else
            MsgBox("Nothing has been copied yet.")
    }

    Preview(text) {
        return SubStr(StrReplace(RegExReplace(Trim(text, " \`t\`r\`n"), "\s+", " "), "&", "&&"), 1, 60)
    }

    PasteEarlier(name, position, *) {
        A_Clipboard := history[position]
        Send("^v")
    }
  `,
});
