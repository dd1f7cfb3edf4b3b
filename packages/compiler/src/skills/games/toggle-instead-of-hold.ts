import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const toggleInsteadOfHold = recipe({
  id: 'toggle-instead-of-hold',
  title: 'Tap a key once to hold it and again to let it go',
  slots: { which: key('key', 'LShift'), where: onlyIn() },
  code: ({ which, where }) =>
    inProgram(
      where,
      ahk`
    *${which}:: {
        static held := false
        held := !held
        Send("{Blind}{${sent(which)} " (held ? "Down" : "Up") "}")
        KeyWait("${which}")
    }
  `,
    ),
});
