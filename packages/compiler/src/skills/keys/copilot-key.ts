import { ahk } from '../ahk-text.ts';
import { sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const copilotKey = recipe({
  id: 'copilot-key',
  title: 'Make the Copilot key another key',
  slots: { to: key('key it becomes', 'RCtrl') },
  code: ({ to }) => ahk`
  ; The Copilot key sends Win+Shift+F23.
  #+F23:: {
      Send("{Blind}{LShift Up}{LWin Up}{${sent(to)} Down}")
      KeyWait("F23")
      Send("{${sent(to)} Up}")
  }
`,
});
