import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const pasteNextLine = recipe({
  id: 'paste-next-line',
  title: 'Paste the copied lines one at a time, the next one at each press',
  slots: { press: hotkey('key that pastes the next line', 'F9') },
  code: ({ press }) => ahk`
    ; Copy several lines, then press the key once for each line.
    ${press}:: {
        static copied := "", lines := []
        if A_Clipboard != copied {
            copied := A_Clipboard
            lines := StrSplit(RTrim(copied, "\`r\`n"), "\`n", "\`r")
        }
        if lines.Length
            SendText(lines.RemoveAt(1))
        else
            MsgBox("That was the last line. Copy again to start over.")
    }
  `,
});
