import { ahk } from '../ahk-text.ts';
import { deaf, keyOf, keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const longPressKey = recipe({
  id: 'long-press-key',
  title: 'Press a shortcut by holding a key longer',
  slots: {
    which: hotkey('key to hold', 'F1'),
    keys: hotkey('keys to press', '^c'),
    after: duration('time to hold it', 500),
  },
  code: ({ which, keys, after }) => ahk`
  ${deaf(which)}:: {
      if KeyWait("${keyOf(which)}", "T${after / 1000}")
          Send("${keystroke(which)}") ; let go in time: the usual key
      else {
          Send("${keystroke(keys)}") ; held longer
          KeyWait("${keyOf(which)}")
      }
  }
`,
});
