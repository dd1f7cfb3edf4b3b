import { ahk } from '../ahk-text.ts';
import { deaf, keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key } from '../slot.ts';

export const multiTapKey = recipe({
  id: 'multi-tap-key',
  title: 'Give a key different jobs for one, two and three presses',
  slots: {
    which: key('key to press', 'F1'),
    once: hotkey('keys for one press', '^c'),
    twice: hotkey('keys for two presses', '^v'),
    thrice: hotkey('keys for three presses', '^z'),
    within: duration('time between two presses', 300),
  },
  code: ({ which, once, twice, thrice, within }) => ahk`
  presses := 0

  ${deaf(which)}:: {
      global presses += 1
      SetTimer(Act, -${within}) ; waits for a further press
  }

  Act() {
      global presses
      Send(presses = 1 ? "${keystroke(once)}" : presses = 2 ? "${keystroke(twice)}" : "${keystroke(thrice)}")
      presses := 0
  }
`,
});
