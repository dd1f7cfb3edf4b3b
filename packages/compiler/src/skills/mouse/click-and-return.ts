import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, point } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'] };

export const clickAndReturn = action({
  id: 'click-and-return',
  title: 'Click somewhere and put the pointer back where it was',
  slots: {
    where: point('place on the screen', { x: 500, y: 300 }),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ where: { x, y }, button }) => ahk`
  CoordMode("Mouse", "Screen")
  MouseGetPos(&mouseX, &mouseY)
  Click(${x}, ${y}${button === 'Left' ? '' : `, "${button}"`})
  MouseMove(mouseX, mouseY, 0)
`,
});
