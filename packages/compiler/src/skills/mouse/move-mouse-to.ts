import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { point } from '../slot.ts';

export const moveMouseTo = action({
  id: 'move-mouse-to',
  title: 'Move the mouse pointer to a place on the screen',
  slots: { where: point('place on the screen', { x: 500, y: 300 }) },
  code: ({ where: { x, y } }) => ahk`
  CoordMode("Mouse", "Screen")
  MouseMove(${x}, ${y})
`,
});
