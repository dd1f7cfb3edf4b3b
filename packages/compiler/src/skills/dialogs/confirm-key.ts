import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn } from '../in-program.ts';
import { deaf, keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey } from '../slot.ts';

export const confirmKey = recipe({
  id: 'confirm-key',
  title: 'Ask before a key combination does its work',
  slots: { key: hotkey('key to ask about', '!F4'), where: onlyIn() },
  code: ({ key, where }) =>
    inProgram(
      where,
      ahk`
      ${deaf(key)}:: {
          window := WinExist("A")
          if MsgBox("Really press this key?", , "YesNo Icon? 0x40000") = "No"
              return
          WinActivate(window)
          Send("${keystroke(key)}")
      }
    `,
    ),
});
