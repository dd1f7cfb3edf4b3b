import { ahk } from '../ahk-text.ts';
import { keystroke } from '../keystroke.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, key, number } from '../slot.ts';

export const pressKeyTimes = action({
  id: 'press-key-times',
  title: 'Press a key a number of times, with a pause in between',
  slots: {
    key: key('key to press', 'Tab'),
    times: number('number of presses', 10),
    gap: duration('time between two presses', 100),
  },
  code: ({ key, times, gap }) => ahk`
  Loop ${times} {
      Send("${keystroke(key)}")
      Sleep(${milliseconds(gap)})
  }
`,
});
