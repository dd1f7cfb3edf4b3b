import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, point } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'] };
const CLICKS = { single: [], double: ['double click', 'double clicks', 'double-click', 'doubleclick', 'twice'] };

export const clickAndReturn = action({
  id: 'click-and-return',
  title: 'Click somewhere and put the pointer back where it was',
  slots: {
    where: point('place on the screen', { x: 500, y: 300 }),
    button: choice('mouse button', BUTTONS, 'Left'),
    clicks: choice('number of clicks', CLICKS, 'single'),
  },
  code: ({ where: { x, y }, button, clicks }) => ahk`
  CoordMode("Mouse", "Screen")
  MouseGetPos(&mouseX, &mouseY)
  Click(${x}, ${y}${button === 'Left' ? '' : `, "${button}"`}${clicks === 'double' ? ', 2' : ''})
  MouseMove(mouseX, mouseY, 0)
`,
});
