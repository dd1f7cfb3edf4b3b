import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Places on the screen. All are counted from its corner: a window that moves would take its own along. */
export const POINT_HELPERS = {
  MousePoint: {
    code: ahk`
      MousePoint() {
          MouseGetPos(&x, &y)
          return {x: x, y: y}
      }
    `,
    modes: ['CoordMode("Mouse", "Screen")'],
  },
  CaretPoint: {
    code: ahk`
      ; Where the text cursor is; the pointer if the program does not report it
      CaretPoint() => CaretGetPos(&x, &y) ? {x: x, y: y} : MousePoint()
    `,
    needs: ['MousePoint'],
    modes: ['CoordMode("Caret", "Screen")'],
  },
  PointInWindow: {
    code: ahk`
      ; A place counted from the corner of the window in front
      PointInWindow(x, y) {
          left := 0, top := 0
          try WinGetPos(&left, &top, , , "A")
          return {x: left + x, y: top + y}
      }
    `,
  },
  WindowCenter: {
    code: ahk`
      ; The middle of the window in front, or of the screen where there is none
      WindowCenter() {
          x := 0, y := 0, width := A_ScreenWidth, height := A_ScreenHeight
          try WinGetPos(&x, &y, &width, &height, "A")
          return {x: x + width // 2, y: y + height // 2}
      }
    `,
  },
  SavedPoint: {
    code: ahk`
      ; A position that was remembered as "300, 200"; the pointer's if none was
      SavedPoint(place) {
          if RegExMatch(place, "^\s*(-?\d+)\s*[,;x ]\s*(-?\d+)", &part)
              return {x: Integer(part[1]), y: Integer(part[2])}
          return MousePoint()
      }
    `,
    needs: ['MousePoint'],
  },
} as const satisfies Library;
