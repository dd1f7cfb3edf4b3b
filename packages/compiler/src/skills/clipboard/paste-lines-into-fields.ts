import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const NEXT = {
  Tab: ['tab', 'tabs', 'next field', 'next box'],
  Enter: ['enter', 'return'],
  Down: ['down arrow', 'arrow down', 'cell below', 'next row'],
};
const PARTS = {
  lines: ['lines', 'line by line', 'each line', 'row', 'rows', 'cells'],
  commas: ['comma', 'commas', 'comma separated', 'comma-separated', 'csv'],
};

export const pasteLinesIntoFields = action({
  id: 'paste-lines-into-fields',
  title: 'Put each copied line into a field of its own, with Tab in between',
  slots: {
    parts: choice('parts of the copied text', PARTS, 'lines'),
    next: choice('key to the next field', NEXT, 'Tab'),
  },
  code: ({ parts, next }) => ahk`
    fieldTexts := StrSplit(Trim(A_Clipboard, "\`r\`n"), ${parts === 'lines' ? '["`n", "`t"]' : '[",", "`n"]'}, " \`r")
    for fieldText in fieldTexts {
        SendText(fieldText)
        if A_Index < fieldTexts.Length
            Send("{${next}}")
        Sleep(100) ; the form needs a moment
    }
  `,
});
