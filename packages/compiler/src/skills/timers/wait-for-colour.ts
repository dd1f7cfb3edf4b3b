import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, point } from '../slot.ts';

export const waitForColour = action({
  id: 'wait-for-colour',
  title: 'Wait until the colour at a place on the screen changes',
  slots: {
    place: point('place on the screen', { x: 500, y: 300 }),
    atMost: duration('longest time to wait', 60_000),
  },
  code: ({ place, atMost }) => ahk`WaitForNewColour(${place.x}, ${place.y}, ${milliseconds(atMost)})`,
  needs: () => ahk`
  ; Gives false if the colour is still the same after the longest time, in milliseconds.
  WaitForNewColour(x, y, longest) {
      CoordMode("Pixel", "Screen")
      colour := PixelGetColor(x, y)
      startTime := A_TickCount
      while PixelGetColor(x, y) = colour {
          if A_TickCount - startTime > longest
              return false
          Sleep(50)
      }
      return true
  }
`,
});
