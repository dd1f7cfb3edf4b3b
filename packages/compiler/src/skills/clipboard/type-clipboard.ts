import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const TIMES = {
  once: ['one time'],
  twice: ['two times', '2 times', '2x'],
  'three times': ['thrice', '3 times', '3x'],
  'four times': ['4 times', '4x'],
  'five times': ['5 times', '5x'],
  'ten times': ['10 times', '10x'],
};
const COUNTS = { once: 1, twice: 2, 'three times': 3, 'four times': 4, 'five times': 5, 'ten times': 10 };

export const typeClipboard = action({
  id: 'type-clipboard',
  title: 'Type out the clipboard where pasting does not work',
  slots: { pause: duration('time between two letters', 20), times: choice('number of times', TIMES, 'once') },
  code: ({ pause, times }) => {
    const typed = ahk`
      for clipboardLetter in StrSplit(StrReplace(A_Clipboard, "\`r")) {
          SendText(clipboardLetter)
          Sleep(${pause})
      }
    `;
    return times === 'once'
      ? typed
      : ahk`
      Loop ${COUNTS[times]} {
          ${typed}
      }
    `;
  },
});
