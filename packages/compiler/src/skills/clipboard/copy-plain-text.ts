import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const copyPlainText = action({
  id: 'copy-plain-text',
  title: 'Copy the selected text without its formatting',
  slots: {},
  code: () => ahk`
    A_Clipboard := ""
    Send("^c")
    if ClipWait(1)
        A_Clipboard := A_Clipboard ; the text alone
  `,
});
