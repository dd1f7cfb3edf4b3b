import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { keystroke } from '../keystroke.ts';
import { action } from '../skill.ts';
import { hotkey, program } from '../slot.ts';

export const sendKeyToBackground = action({
  id: 'send-key-to-background',
  title: "Press a key in a program's window that stays in the background",
  slots: {
    pressed: hotkey('key to press'),
    target: program('program', { name: 'Notepad', run: 'notepad.exe', exe: 'notepad.exe' }),
  },
  code: ({ pressed, target }) => ahk`
  if WinExist(${quoteString(`ahk_exe ${target.exe}`)})
      ControlSend("${keystroke(pressed)}")
`,
});
