import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, optional, point, program } from '../slot.ts';
import { PLACES, placing, placingNeeds } from './placing.ts';
import { criterion } from './target.ts';

export const placeNewWindows = recipe({
  id: 'place-new-windows',
  title: 'Put the window of a program at its place, in its size, whenever it opens',
  slots: {
    program: program('program whose windows are placed'),
    place: optional(choice('part of the screen', PLACES)),
    size: optional(point('width and height in pixels')),
  },
  code: ({ program, place, size }) => ahk`
  SetTimer(PlaceNewWindows, 300)

  PlaceNewWindows() {
      static seen := Map()
      for placedWindow in WinGetList(${criterion(program)}) {
          if seen.Has(placedWindow) ; placed before: it may be moved by hand
              continue
          seen[placedWindow] := true
          ${placing(place || (size ? '' : 'middle'), size)}
      }
  }

  ${placingNeeds(place || (size ? '' : 'middle'))}
`,
});
