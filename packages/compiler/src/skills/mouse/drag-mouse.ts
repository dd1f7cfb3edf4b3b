import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, point } from '../slot.ts';

const BUTTONS = { Left: ['left'], Right: ['right'], Middle: ['middle'] };

export const dragMouse = action({
  id: 'drag-mouse',
  title: 'Drag with the mouse from one place to another',
  slots: {
    from: point('place where the drag starts', { x: 300, y: 300 }),
    to: point('place where the drag ends', { x: 700, y: 300 }),
    button: choice('mouse button', BUTTONS, 'Left'),
  },
  code: ({ from, to, button }) => ahk`
  CoordMode("Mouse", "Screen")
  MouseClickDrag("${button}", ${from.x}, ${from.y}, ${to.x}, ${to.y})
`,
});
