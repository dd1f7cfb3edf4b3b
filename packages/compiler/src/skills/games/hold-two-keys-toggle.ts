import { ahk } from '../ahk-text.ts';
import { sent } from '../keystroke.ts';
import { showOnOff } from '../show-on-off.ts';
import { action } from '../skill.ts';
import { key } from '../slot.ts';

export const holdTwoKeysToggle = action({
  id: 'hold-two-keys-toggle',
  title: 'Hold two keys down together, and let them go the next time',
  slots: { first: key('first key to hold', 'w'), second: key('second key to hold', 'LShift') },
  code: ({ first, second }) => ahk`
  isHeld := !GetKeyState("${first}")
  Send(isHeld ? "{${sent(first)} Down}{${sent(second)} Down}" : "{${sent(first)} Up}{${sent(second)} Up}")
  ${showOnOff('isHeld', 'Holding')}
`,
});
