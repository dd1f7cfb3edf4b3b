import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

const DIRECTIONS = {
  left: ['left', 'to the left', 'left of', 'on the left'],
  right: ['right', 'to the right', 'right of', 'on the right'],
  up: ['up', 'above', 'over', 'upper'],
  down: ['down', 'below', 'under', 'beneath', 'lower'],
};

export const focusWindowBeside = action({
  id: 'focus-window-beside',
  title: 'Go to the window left, right, above or below the active one',
  slots: { direction: choice('direction', DIRECTIONS, 'right') },
  code: ({ direction }) => ahk`FocusBeside("${direction}")`,
  needs: () => ahk`
  ; Activates the nearest window in that direction, measured from middle to middle
  FocusBeside(direction) {
      WinGetPos(&x, &y, &width, &height, "A")
      x += width // 2, y += height // 2
      nearest := 0, least := 100000
      for window in OpenWindows() {
          if WinGetMinMax(window) = -1 ; minimized
              continue
          WinGetPos(&otherX, &otherY, &width, &height, window)
          right := otherX + width // 2 - x, down := otherY + height // 2 - y
          ahead := direction = "right" ? right : direction = "left" ? -right : direction = "down" ? down : -down
          distance := Abs(right) + Abs(down)
          if ahead > 0 && distance < least
              nearest := window, least := distance
      }
      if nearest
          WinActivate(nearest)
  }

  ${OPEN_WINDOWS}
`,
});
