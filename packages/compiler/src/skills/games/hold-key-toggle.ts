import { ahk } from '../ahk-text.ts';
import { sent } from '../keystroke.ts';
import { showOnOff } from '../show-on-off.ts';
import { action } from '../skill.ts';
import { key } from '../slot.ts';

export const holdKeyToggle = action({
  id: 'hold-key-toggle',
  title: 'Hold a key down, and let it go the next time',
  slots: { held: key('key to hold', 'w') },
  code: ({ held }) => ahk`
  isHeld := !GetKeyState("${held}")
  Send(isHeld ? "{${sent(held)} Down}" : "{${sent(held)} Up}")
  ${showOnOff('isHeld', 'Holding')}
`,
});
