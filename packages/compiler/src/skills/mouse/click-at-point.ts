import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, point } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle', 'wheel button'] };
const TIMES = { once: ['single', 'once'], twice: ['double', 'twice'] };

export const clickAtPoint = action({
  id: 'click-at-point',
  title: 'Click at a place on the screen',
  slots: {
    where: point('place on the screen', { x: 500, y: 300 }),
    button: choice('mouse button', BUTTONS, 'Left'),
    times: choice('number of clicks', TIMES, 'once'),
  },
  code: ({ where: { x, y }, button, times }) => ahk`
  CoordMode("Mouse", "Screen")
  Click(${x}, ${y}${button === 'Left' && times === 'once' ? '' : `, "${button}"`}${times === 'twice' ? ', 2' : ''})
`,
});
