import { ahk } from '../ahk-text.ts';

/** `SaveLayout()` and `RestoreLayout()`, over the `OpenWindows()` that must be there too. */
export const WINDOW_LAYOUT = ahk`
  savedLayout := Map()

  SaveLayout() {
      savedLayout.Clear()
      for window in OpenWindows() {
          if WinGetMinMax(window) = -1 ; minimised
              continue
          WinGetPos(&x, &y, &width, &height, window)
          savedLayout[window] := { x: x, y: y, width: width, height: height, maximized: WinGetMinMax(window) }
      }
  }

  RestoreLayout() {
      for window, place in savedLayout {
          if !WinExist(window) ; closed since then
              continue
          WinRestore()
          WinMove(place.x, place.y, place.width, place.height)
          if place.maximized
              WinMaximize()
      }
  }
`;
