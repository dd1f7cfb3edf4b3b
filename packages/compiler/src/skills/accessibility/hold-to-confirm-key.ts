import { ahk } from '../ahk-text.ts';
import { deaf, keyOf, keystroke } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const holdToConfirmKey = recipe({
  id: 'hold-to-confirm-key',
  title: 'Make a key work only when it is held',
  slots: { which: hotkey('key', 'Delete'), time: duration('time to hold it', 1000) },
  code: ({ which, time }) => ahk`
  ${deaf(which)}:: {
      if !KeyWait("${keyOf(which)}", "T${time / 1000}") { ; still down
          Send("${keystroke(which)}")
          KeyWait("${keyOf(which)}")
      }
  }
`,
});
