import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';

export const spaceCadetShift = recipe({
  id: 'space-cadet-shift',
  title: 'Type parentheses by tapping the Shift keys',
  slots: {},
  code: () => ahk`
  ; Held with another key they are Shift as usual.
  ~LShift Up:: {
      if (A_PriorKey = "LShift")
          SendText("(")
  }

  ~RShift Up:: {
      if (A_PriorKey = "RShift")
          SendText(")")
  }
`,
});
