import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { deaf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, text } from '../slot.ts';

const MOUSE = ahk`
  #HotIf blocked
  *LButton::return
  *RButton::return
  *MButton::return
  *WheelUp::return
  *WheelDown::return
  #HotIf
`;

const WHAT = {
  both: ['keyboard and mouse', 'mouse and keyboard', 'everything', 'all input', 'mouse too'],
  keyboard: ['only the keyboard', 'just the keyboard', 'mouse still works', 'mouse keeps working', 'not the mouse'],
};

export const lockUntilWord = recipe({
  id: 'lock-until-word',
  title: 'Lock the keyboard (and the mouse) until a word is typed',
  slots: {
    lock: hotkey('key that blocks them', '^!k'),
    word: text('word that frees them', 'open'),
    what: choice('what is blocked', WHAT, 'both'),
  },
  code: ({ lock, word, what }) => ahk`
  word := ${quoteString(word)} ; typing this unlocks
  blocked := false

  ${deaf(lock)}:: {
      global blocked := true
      ${what === 'both' ? 'BlockInput("MouseMove")' : ''}
      ToolTip("Locked. Type " word " to unlock.")
      typed := InputHook("*",, word) ; * finds the word whatever was typed before it
      typed.KeyOpt("{All}", "S") ; swallows every key
      Loop
          typed.Start()
      until typed.Wait() = "Match"
      ${what === 'both' ? 'BlockInput("MouseMoveOff")' : ''}
      blocked := false
      ToolTip()
  }

  ${what === 'both' ? MOUSE : ''}
`,
  stop: ({ word }) => `Type ${word} to unlock; Ctrl+Alt+Delete always works.`,
});
