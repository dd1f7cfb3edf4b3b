import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const hyperKey = recipe({
  id: 'hyper-key',
  title: 'Make a key act as Ctrl, Alt, Shift and Win together',
  slots: { which: key('key', 'CapsLock') },
  code: ({ which }) => ahk`
  *${which}:: {
      Send("{Ctrl Down}{Alt Down}{Shift Down}{LWin Down}")
      KeyWait("${which}")
      Send("{Blind}{vkE8}") ; else the release of these four would open the Office app
      Send("{Ctrl Up}{Alt Up}{Shift Up}{LWin Up}")
  }
`,
});
