import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';

const DIRECTIONS = { up: ['up', 'upwards'], down: ['down', 'downwards'], left: ['left'], right: ['right'] };

export const nudgeMouse = action({
  id: 'nudge-mouse',
  title: 'Move the mouse pointer a little way in one direction',
  slots: { direction: choice('direction', DIRECTIONS, 'right'), pixels: number('number of pixels', 20) },
  code: ({ direction, pixels }) => ahk`
  MouseMove(${{ up: `0, ${-pixels}`, down: `0, ${pixels}`, left: `${-pixels}, 0`, right: `${pixels}, 0` }[direction]}, 0, "R")
`,
});
