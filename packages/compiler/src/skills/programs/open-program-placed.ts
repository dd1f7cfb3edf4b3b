import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, optional, point, program } from '../slot.ts';
import { PLACES, placing, placingNeeds } from '../windows/placing.ts';
import { criterion } from '../windows/target.ts';

export const openProgramPlaced = action({
  id: 'open-program-placed',
  title: 'Open a program in a corner, on one half or in the middle of the screen',
  slots: {
    program: program('program to open'),
    place: choice('part of the screen', PLACES, 'middle'),
    size: optional(point('width and height in pixels')),
  },
  code: ({ program, place, size }) => ahk`
  if !WinExist(${criterion(program)})
      Run(${quoteString(program.run)})
  placedWindow := WinWait(${criterion(program)},, 10) ; until its window is there
  if placedWindow {
      ${placing(place, size)}
      WinActivate(placedWindow)
  }
`,
  needs: ({ place }) => placingNeeds(place),
});
