import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const cycleCase = action({
  id: 'cycle-case',
  title: 'Change the selected text from lower to title to upper case with one key',
  slots: {},
  code: () => 'CycleCase()',
  needs: () => ahk`
    ; lower -> Title -> UPPER -> lower. The text stays selected, so that the key can be pressed again.
    CycleCase() {
        saved := ClipboardAll()
        A_Clipboard := ""
        Send("^c")
        if ClipWait(0.5) {
            text := A_Clipboard
            if text == StrLower(text)
                A_Clipboard := StrTitle(text)
            else
                A_Clipboard := text == StrUpper(text) ? StrLower(text) : text == StrTitle(text) ? StrUpper(text) : StrLower(text)
            Send("^v")
            Sleep(300) ; the program needs a moment to read the clipboard
            Send("+{Left " StrLen(StrReplace(text, "\`r")) "}")
        }
        A_Clipboard := saved
    }
  `,
});
