import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { deaf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';

export const lockUntilWord = recipe({
  id: 'lock-until-word',
  title: 'Block keyboard and mouse until a word is typed',
  slots: { lock: hotkey('key that blocks them', '^!k'), word: text('word that frees them', 'open') },
  code: ({ lock, word }) => ahk`
  word := ${quoteString(word)} ; typing this frees keyboard and mouse
  blocked := false

  ${deaf(lock)}:: {
      global blocked := true
      BlockInput("MouseMove")
      ToolTip("Locked. Type " word " to unlock.")
      typed := InputHook("*",, word) ; * finds the word whatever was typed before it
      typed.KeyOpt("{All}", "S") ; swallows every key
      Loop
          typed.Start()
      until typed.Wait() = "Match"
      BlockInput("MouseMoveOff")
      blocked := false
      ToolTip()
  }

  #HotIf blocked
  *LButton::return
  *RButton::return
  *MButton::return
  *WheelUp::return
  *WheelDown::return
  #HotIf
`,
  stop: ({ word }) => `Type ${word} to unlock; Ctrl+Alt+Delete always works.`,
});
