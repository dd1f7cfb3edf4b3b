import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { duration } from '../slot.ts';

export const typeClipboard = action({
  id: 'type-clipboard',
  title: 'Type out the clipboard where pasting does not work',
  slots: { pause: duration('time between two letters', 20) },
  code: ({ pause }) => ahk`
    for clipboardLetter in StrSplit(StrReplace(A_Clipboard, "\`r")) {
        SendText(clipboardLetter)
        Sleep(${pause})
    }
  `,
});
