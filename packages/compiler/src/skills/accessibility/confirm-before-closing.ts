import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { deaf, keyOf, keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey } from '../slot.ts';

const HOW = {
  ask: ['ask', 'confirm', 'confirmation', 'sure', 'prompt', 'warn', 'question'],
  twice: ['twice', 'double', 'two times', '2x'],
};

export const confirmBeforeClosing = recipe({
  id: 'confirm-before-closing',
  title: 'Ask before Alt+F4 or another shortcut takes effect',
  slots: { which: hotkey('shortcut', '!F4'), how: choice('way to confirm', HOW, 'ask'), where: onlyIn() },
  code: ({ which, how, where }) =>
    inProgram(
      where,
      how === 'ask'
        ? ahk`
          ${deaf(which)}:: {
              window := WinExist("A")
              if (MsgBox("Are you sure?", , "YesNo Icon? Default2") = "Yes" && WinExist(window)) {
                  WinActivate(window)
                  WinWaitActive(window, , 1)
                  Send("${keystroke(which)}")
              }
          }
        `
        : ahk`
          ${deaf(which)}:: { ; only the second press within half a second counts
              if (A_PriorHotkey = A_ThisHotkey && A_TimeSincePriorHotkey < 500)
                  Send("${keystroke(which)}")
              KeyWait("${keyOf(which)}")
          }
        `,
    ),
});
