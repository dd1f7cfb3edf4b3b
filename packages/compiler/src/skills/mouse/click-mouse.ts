import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle', 'wheel button', 'scroll wheel'] };
const TIMES = { once: ['single', 'once'], twice: ['double', 'twice', 'two times'], thrice: ['triple', 'three times'] };
const COUNT = { once: '', twice: ' 2', thrice: ' 3' };

export const clickMouse = action({
  id: 'click-mouse',
  title: 'Click where the mouse pointer is',
  slots: { button: choice('mouse button', BUTTONS, 'Left'), times: choice('number of clicks', TIMES, 'once') },
  code: ({ button, times }) => ahk`Click("${button}${COUNT[times]}")`,
});
