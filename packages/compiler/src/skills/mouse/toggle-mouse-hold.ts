import { ahk } from '../ahk-text.ts';
import { showOnOff } from '../show-on-off.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle', 'wheel button'] };
const KEYS = { Left: 'LButton', Right: 'RButton', Middle: 'MButton' };

export const toggleMouseHold = action({
  id: 'toggle-mouse-hold',
  title: 'Hold a mouse button down, and let it go the next time',
  slots: { button: choice('mouse button', BUTTONS, 'Left') },
  code: ({ button }) => ahk`
  isHeld := !GetKeyState("${KEYS[button]}")
  Click(isHeld ? "${button} Down" : "${button} Up")
  ${showOnOff('isHeld', 'Holding')}
`,
});
