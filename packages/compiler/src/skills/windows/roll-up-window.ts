import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const rollUpWindow = action({
  id: 'roll-up-window',
  title: 'Roll the active window up to its title bar, or down again',
  slots: {},
  code: () => ahk`RollUp(WinExist("A"))`,
  needs: () => ahk`
  RollUp(window) {
      static heights := Map()
      if heights.Has(window) {
          WinMove(,,, heights.Delete(window), window)
      } else {
          WinGetPos(,,, &height, window)
          heights[window] := height
          WinMove(,,, SysGet(4) + SysGet(33) * 2, window) ; as high as a title bar and its border
      }
  }
`,
});
