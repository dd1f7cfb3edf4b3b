import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';

const CORNERS = {
  bottomRight: ['bottom right', 'lower right'],
  bottomLeft: ['bottom left', 'lower left'],
  topRight: ['top right', 'upper right'],
  topLeft: ['top left', 'upper left'],
};
export const pictureInPicture = action({
  id: 'picture-in-picture',
  title: 'Shrink the active window into a corner and keep it on top, or put it back',
  slots: { corner: choice('corner', CORNERS, 'bottomRight'), percent: number('percent of the screen', 25) },
  code: ({ corner, percent }) => ahk`ShrinkWindow("${corner}", ${Math.min(90, Math.max(5, percent))})`,
  needs: () => ahk`
  ; Shrinks the active window into a corner, or puts it back
  ShrinkWindow(corner, percent) {
      static places := Map() ; where the shrunk windows were
      window := WinExist("A")
      if places.Has(window) {
          before := places.Delete(window)
          WinSetAlwaysOnTop(false, window)
          WinMove(before.x, before.y, before.width, before.height, window)
          return
      }
      WinRestore(window)
      WinGetPos(&x, &y, &width, &height, window)
      places[window] := { x: x, y: y, width: width, height: height }
      MonitorGetWorkArea(MonitorOf(window), &left, &top, &right, &bottom)
      width := Round((right - left) * percent / 100)
      height := Round((bottom - top) * percent / 100)
      x := InStr(corner, "Right") ? right - width : left
      y := InStr(corner, "bottom") ? bottom - height : top
      WinMove(x, y, width, height, window)
      WinSetAlwaysOnTop(true, window)
  }

  ${MONITOR_OF}
`,
});
