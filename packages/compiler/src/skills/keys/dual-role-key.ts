import { ahk } from '../ahk-text.ts';
import { keystroke, sent, wasTappedAlone } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey, key } from '../slot.ts';

export const dualRoleKey = recipe({
  id: 'dual-role-key',
  title: 'Give a key two jobs: one when tapped, another when held',
  slots: {
    which: key('key', 'CapsLock'),
    hold: key('key it is while held', 'LCtrl'),
    tap: hotkey('keys for a tap', 'Esc'),
  },
  code: ({ which, hold, tap }) => ahk`
  *${which}:: {
      start := A_TickCount
      Send("{Blind}{${sent(hold)} Down}")
      KeyWait("${which}")
      Send("{Blind}{${sent(hold)} Up}")
      ; tapped alone and shortly
      if (${wasTappedAlone(which)} && A_TickCount - start < 300)
          Send("${keystroke(tap)}")
  }
`,
});
