import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const DIRECTIONS = { up: ['up', 'above', 'higher'], down: ['down', 'below', 'lower'] };

// Only the last line of a text has no end of its own.
const PASTE = {
  up: ahk`
    if InStr(A_Clipboard, "\`n")
        Send("{Up}^v{Up}")
    else if A_Clipboard != "" { ; the last line has no end
        A_Clipboard .= "\`r\`n"
        Send("{Backspace}{Home}^v{Up}")
    }
  `,
  down: ahk`
    if InStr(A_Clipboard, "\`n") {
        A_Clipboard := "\`r\`n" RTrim(A_Clipboard, "\`r\`n")
        Send("{End}^v{Home}")
    } else
        Send("^v") ; the last line stays where it is
  `,
};

export const moveLine = action({
  id: 'move-line',
  title: 'Move the current line of text up or down',
  slots: { direction: choice('direction', DIRECTIONS, 'up') },
  code: ({ direction }) => ahk`
    moveLineSaved := ClipboardAll()
    A_Clipboard := ""
    Send("{Home}+{End}+{Right}^x") ; the line together with its end
    ClipWait(0.5)
    ${PASTE[direction]}
    Sleep(300) ; the program needs a moment to read the clipboard
    A_Clipboard := moveLineSaved
  `,
});
