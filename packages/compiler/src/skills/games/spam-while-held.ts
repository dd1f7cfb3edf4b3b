import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { deaf, keyOf, keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key } from '../slot.ts';

export const spamWhileHeld = recipe({
  id: 'spam-while-held',
  title: 'Press a key again and again while a key is held',
  slots: {
    held: hotkey('key to hold', 'e'),
    spammed: key('key to press', 'e'),
    every: duration('time between presses', 30),
    where: onlyIn(),
  },
  code: ({ held, spammed, every, where }) =>
    inProgram(
      where,
      ahk`
    ${deaf(held)}:: {
        while GetKeyState("${keyOf(held)}", "P") {
            Send("${keystroke(spammed)}")
            Sleep(${every})
        }
    }
  `,
    ),
});
