import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { MONITOR_OF } from './monitor-of.ts';

export const toggleBorderless = action({
  id: 'toggle-borderless',
  title: 'Make the active window borderless and full screen, or normal again',
  slots: {},
  code: () => ahk`ToggleBorderless()`,
  needs: () => ahk`
  ToggleBorderless() {
      static places := Map()
      window := WinExist("A")
      if places.Has(window) {
          place := places.Delete(window)
          WinSetStyle("+0xC40000", window) ; the title bar and the border that resizes
          WinMove(place.x, place.y, place.width, place.height, window)
          return
      }
      WinRestore(window)
      WinGetPos(&x, &y, &width, &height, window)
      places[window] := { x: x, y: y, width: width, height: height }
      MonitorGet(MonitorOf(window), &left, &top, &right, &bottom)
      WinSetStyle("-0xC40000", window)
      WinMove(left, top, right - left, bottom - top, window)
  }

  ${MONITOR_OF}
`,
});
