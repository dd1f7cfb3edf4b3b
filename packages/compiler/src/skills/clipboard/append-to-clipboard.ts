import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const SEPARATORS = {
  '`r`n': ['new line', 'own line', 'line break', 'below', 'under', 'underneath', 'under it', 'next line'],
  ' ': ['space', 'spaces'],
  ', ': ['comma', 'commas'],
  '`t': ['tab'],
};

export const appendToClipboard = action({
  id: 'append-to-clipboard',
  title: 'Add the selected text to what is already on the clipboard',
  slots: { separator: choice('separator', SEPARATORS, '`r`n') },
  code: ({ separator }) => ahk`
    appendEarlier := A_Clipboard
    A_Clipboard := ""
    Send("^c")
    if !ClipWait(0.5)
        A_Clipboard := appendEarlier
    else if appendEarlier != ""
        A_Clipboard := appendEarlier "${separator}" A_Clipboard
  `,
});
