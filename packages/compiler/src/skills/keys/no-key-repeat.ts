import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { sent } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { key } from '../slot.ts';

export const noKeyRepeat = recipe({
  id: 'no-key-repeat',
  title: 'Stop a key from repeating while it is held',
  slots: { which: key('key that must not repeat', 'Space'), where: onlyIn() },
  code: ({ which, where }) =>
    inProgram(
      where,
      ahk`
    isDown := false

    *${which}:: {
        global isDown
        if isDown ; the keyboard repeats it
            return
        isDown := true
        Send("{Blind}{${sent(which)} Down}")
    }

    *${which} Up:: {
        global isDown := false
        Send("{Blind}{${sent(which)} Up}")
    }
  `,
    ),
});
