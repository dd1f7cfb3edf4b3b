import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const showClipboard = action({
  id: 'show-clipboard',
  title: 'Show what is on the clipboard',
  slots: {},
  code: () => ahk`
    ToolTip(A_Clipboard = "" ? "There is no text on the clipboard." : SubStr(A_Clipboard, 1, 1000))
    SetTimer(() => ToolTip(), -4000)
  `,
});
