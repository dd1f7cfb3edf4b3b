import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { OPEN_WINDOWS } from './open-windows.ts';

export const swapWindows = action({
  id: 'swap-windows',
  title: 'Swap the places of the two front windows',
  slots: {},
  code: () => ahk`SwapWindows()`,
  needs: () => ahk`
  SwapWindows() {
      pair := []
      for window in OpenWindows()
          if WinGetMinMax(window) != -1 && pair.Length < 2
              pair.Push(window)
      if pair.Length < 2
          return
      for window in pair
          WinRestore(window)
      WinGetPos(&x1, &y1, &width1, &height1, pair[1])
      WinGetPos(&x2, &y2, &width2, &height2, pair[2])
      WinMove(x2, y2, width2, height2, pair[1])
      WinMove(x1, y1, width1, height1, pair[2])
  }

  ${OPEN_WINDOWS}
`,
});
