import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, program } from '../slot.ts';

const AFTERWARDS = {
  stay: ['stay there', 'stay in'],
  back: ['come back', 'go back', 'return', 'switch back', 'back to'],
};

export const copyToProgram = action({
  id: 'copy-to-program',
  title: 'Copy the selection, go to another program and paste it there',
  slots: {
    program: program('program to paste into', { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' }),
    afterwards: choice('window afterwards', AFTERWARDS, 'stay'),
  },
  code: ({ program: other, afterwards }) => ahk`
    copyFrom := WinExist("A")
    A_Clipboard := ""
    Send("^c")
    if !ClipWait(1, 1)
        return
    if !WinExist(${quoteString(`ahk_exe ${other.exe}`)})
        Run(${quoteString(other.run)})
    if !WinWait(${quoteString(`ahk_exe ${other.exe}`)}, , 10)
        return
    WinActivate()
    if WinWaitActive(, , 2)
        Send("^v")${afterwards === 'back' ? '\n    Sleep(300)\n    WinActivate(copyFrom)' : ''}
  `,
});
