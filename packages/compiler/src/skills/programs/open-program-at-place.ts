import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { point, program } from '../slot.ts';
import { PUT_WINDOW } from '../windows/put-window.ts';
import { criterion } from '../windows/target.ts';

export const openProgramAtPlace = action({
  id: 'open-program-at-place',
  title: 'Open a program at a certain place and size on the screen',
  slots: {
    program: program('program to open'),
    place: point('place of its top left corner, in pixels', { x: 0, y: 0 }),
    size: point('width and height in pixels', { x: 1000, y: 700 }),
  },
  code: ({ program, place, size }) => ahk`
  PutWindow(${criterion(program)}, ${quoteString(program.run)}, ${place.x}, ${place.y}, ${size.x}, ${size.y}) ; x, y, width, height
`,
  needs: () => PUT_WINDOW,
});
