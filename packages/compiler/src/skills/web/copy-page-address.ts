import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const copyPageAddress = action({
  id: 'copy-page-address',
  title: 'Copy the address of the page in the browser',
  slots: {},
  code: () => ahk`
    A_Clipboard := ""
    Send("^l")
    Sleep(100)
    Send("^c")
    ClipWait(1)
    Send("{F6}") ; back from the address bar to the page
  `,
});
