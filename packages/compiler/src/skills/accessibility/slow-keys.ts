import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration } from '../slot.ts';

export const slowKeys = recipe({
  id: 'slow-keys',
  title: 'Count a key only when it is held for a moment',
  slots: { time: duration('time to hold a key', 300) },
  code: ({ time }) => ahk`
  holdTime := ${time} ; milliseconds that a key must be held

  Loop Parse "abcdefghijklmnopqrstuvwxyz0123456789"
      Hotkey("*" A_LoopField, TypeIfHeld.Bind(A_LoopField))

  TypeIfHeld(key, *) {
      if KeyWait(key, "T" holdTime / 1000)
          return ; let go too soon
      Send("{Blind}" key)
      KeyWait(key)
  }
`,
});
