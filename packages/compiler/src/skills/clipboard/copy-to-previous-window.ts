import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const AFTERWARDS = {
  stay: ['stay there', 'stay in'],
  back: ['come back', 'go back', 'return', 'switch back', 'back to', 'and back'],
};

export const copyToPreviousWindow = action({
  id: 'copy-to-previous-window',
  title: 'Copy the selection, switch to the window before with Alt+Tab and paste it',
  slots: { afterwards: choice('window afterwards', AFTERWARDS, 'stay') },
  code: ({ afterwards }) => ahk`
    copyWindow := WinExist("A")
    A_Clipboard := ""
    Send("^c")
    if !ClipWait(1, 1)
        return
    Send("!{Tab}")
    WinWaitNotActive(copyWindow, , 2)
    Sleep(200)
    Send("^v")${afterwards === 'back' ? '\n    Sleep(300)\n    WinActivate(copyWindow)' : ''}
  `,
});
