import { ahk } from '../ahk-text.ts';
import { sent } from '../keystroke.ts';
import { action } from '../skill.ts';
import { duration, key } from '../slot.ts';

export const holdKeyFor = action({
  id: 'hold-key-for',
  title: 'Hold a key down for a while',
  slots: { held: key('key to hold'), time: duration('time to hold it', 1000) },
  code: ({ held, time }) => ahk`
  Send("{${sent(held)} Down}")
  Sleep(${time})
  Send("{${sent(held)} Up}")
`,
});
