import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';

const DEEDS = {
  move: ['move', 'nudge', 'shift it', 'push', 'position'],
  resize: ['resize', 'size', 'bigger', 'smaller', 'wider', 'grow', 'shrink', 'taller'],
};
const CALLS = {
  move: ['x - step, y', 'x + step, y', 'x, y - step', 'x, y + step'],
  resize: [', , width - step', ', , width + step', ', , , height - step', ', , , height + step'],
};
const ARROWS = ['Left', 'Right', 'Up', 'Down'];

export const moveWindowWithArrows = recipe({
  id: 'move-window-with-arrows',
  title: 'Move or resize the active window step by step with the arrow keys',
  slots: {
    held: choice('keys held with the arrows', MODIFIERS, '#!'),
    pixels: number('number of pixels', 20),
    deed: choice('thing to do', DEEDS, 'move'),
  },
  code: ({ held, pixels, deed }) => ahk`
  step := ${pixels} ; pixels at each press

  ${ARROWS.map((arrow) => `${held}${arrow}::StepWindow("${arrow}")`).join('\n')}

  StepWindow(direction) {
      WinGetPos(&x, &y, &width, &height, "A")
      switch direction {
          ${ARROWS.map((arrow, index) => `case "${arrow}": WinMove(${withWindow(CALLS[deed][index] ?? '')})`).join('\n')}
      }
  }
`,
});

// The window is the fifth parameter of WinMove.
function withWindow(parameters: string): string {
  return `${parameters}${','.repeat(4 - parameters.split(',').length)}, "A"`.replace(/,(?=,)/g, ', ');
}
