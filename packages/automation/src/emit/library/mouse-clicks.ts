import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

const MOUSE_ON_SCREEN = 'CoordMode("Mouse", "Screen")';
const PIXELS_ON_SCREEN = 'CoordMode("Pixel", "Screen")';

/** Clicks, drags and what is found to be clicked. What is not there is not clicked, and nothing is said. */
export const CLICK_HELPERS = {
  ClickAt: {
    code: ahk`
      ClickAt(place, button := "Left", times := 1) => ClickTimes(times, place.x, place.y, button)
    `,
    needs: ['ClickTimes'],
    modes: [MOUSE_ON_SCREEN],
  },
  ClickAndReturn: {
    code: ahk`
      ; Clicks somewhere and puts the pointer back where it was
      ClickAndReturn(place, button := "Left", times := 1) {
          MouseGetPos(&x, &y)
          ClickTimes(times, place.x, place.y, button)
          MouseMove(x, y)
      }
    `,
    needs: ['ClickTimes'],
    modes: [MOUSE_ON_SCREEN],
  },
  ClickTimes: {
    code: ahk`
      ; Programs miss some clicks when many come without a pause
      ClickTimes(times, place*) {
          Loop times {
              if A_Index > 1
                  Sleep(30)
              Click(place*)
          }
      }
    `,
  },
  MovePointerTo: {
    code: ahk`
      MovePointerTo(place) => MouseMove(place.x, place.y)
    `,
    modes: [MOUSE_ON_SCREEN],
  },
  DragMouse: {
    code: ahk`
      ; Drags slowly enough for programs that follow the pointer
      DragMouse(from, to, button := "Left") {
          before := SendMode("Event") ; the only mode in which the pointer does not jump
          MouseClickDrag(button, from.x, from.y, to.x, to.y, 20)
          SendMode(before)
      }
    `,
    modes: [MOUSE_ON_SCREEN],
  },
  ClickButton: {
    code: ahk`
      ; Clicks the button, box, or link with these words in a window, which may take up to this many milliseconds to appear
      ClickButton(label, window := "A", patience := 2000) {
          label := Trim(label), start := A_TickCount
          while label != "" {
              try {
                  found := WinExist(IsObject(window) ? window() : window)
                  if found && (PressControl(found, label) || PressElement(found, label))
                      return
              }
              if A_TickCount - start >= patience
                  return
              Sleep(100)
          }
      }
    `,
    needs: ['PressControl', 'PressElement'],
  },
  PressControl: {
    code: ahk`
      ; The words may be part of those on the button, but a button with exactly these words comes first
      PressControl(window, label) {
          best := 0, bestRank := 0
          for control in WinGetControlsHwnd(window) {
              words := StrReplace(ControlGetText(control), "&") ; & only underlines a letter
              isButton := WinGetClass(control) ~= "i)button|link"
              rank := words = label ? (isButton ? 3 : 2) : isButton && HasWords(words, label) ? 1 : 0
              if rank > bestRank && WinGetClass(control) != "Static" && ControlGetVisible(control) && ControlGetEnabled(control)
                  best := control, bestRank := rank
          }
          if best
              ControlClick(best, , , , , "NA")
          return best
      }
    `,
    needs: ['HasWords'],
  },
  HasWords: {
    code: ahk`
      ; Whether text contains these as whole words: "No" is not in "Notes"
      HasWords(text, words) => text ~= "i)(?<!\w)\Q" words "\E(?!\w)"
    `,
  },
  PressElement: {
    code: ahk`
      ; Browsers and newer programs draw their buttons themselves: a screen reader's interface (UI Automation) finds them
      PressElement(window, label) {
          if A_PtrSize != 8
              return false
          try {
              automation := ComObject("{FF48DBA4-60EF-4201-AA87-54103EEF594E}", "{30CBE57D-D9D0-452A-AB13-7AC5AC4825EE}")
              ComCall(6, automation, "Ptr", window, "Ptr*", &found := 0)
              root := ComValue(13, found)
              for same in [1, 3] { ; exactly these words, ignoring capitalization, then with others around them
                  value := Buffer(24, 0)
                  ComValue(0x400C, value.Ptr)[] := label
                  ComCall(24, automation, "Int", 30005, "Ptr", value, "Int", same, "Ptr*", &found) ; 30005 is the name
                  named := ComValue(13, found)
                  ComValue(0x400C, value.Ptr)[] := 0
                  ComCall(6, root, "Int", 4, "Ptr", named, "Ptr*", &found) ; 4: everything inside
                  elements := ComValue(13, found)
                  ComCall(3, elements, "Int*", &count := 0)
                  Loop count {
                      ComCall(4, elements, "Int", A_Index - 1, "Ptr*", &found)
                      element := ComValue(13, found)
                      ComCall(23, element, "Ptr*", &found)
                      name := StrGet(found)
                      DllCall("oleaut32\SysFreeString", "Ptr", found)
                      if !HasWords(name, label)
                          continue
                      for action in [10000, 10010, 10015, 10005] { ; press, choose, tick, open
                          ComCall(16, element, "Int", action, "Ptr*", &found)
                          if !found ; a label that cannot be clicked
                              continue
                          ComCall(3, ComValue(13, found))
                          return true
                      }
                  }
              }
          }
          return false
      }
    `,
    needs: ['HasWords'],
  },
  ClickImage: {
    code: ahk`
      ; Clicks the middle of a picture where it appears on a screen
      ClickImage(path) {
          try {
              size := Buffer(32, 0), picture := LoadPicture(path)
              DllCall("GetObject", "Ptr", picture, "Int", size.Size, "Ptr", size)
              DllCall("DeleteObject", "Ptr", picture)
              left := SysGet(76), top := SysGet(77) ; of all screens together
              if ImageSearch(&x, &y, left, top, left + SysGet(78) - 1, top + SysGet(79) - 1, "*40 " path)
                  Click(x + NumGet(size, 4, "Int") // 2, y + NumGet(size, 8, "Int") // 2)
          } catch {
              ToolTip("The picture " path " cannot be read.")
              SetTimer(ToolTip, -2000)
          }
      }
    `,
    modes: [MOUSE_ON_SCREEN, PIXELS_ON_SCREEN],
  },
  ClickColor: {
    code: ahk`
      ; Clicks the first pixel with a color, or with one that differs by no more than this
      ClickColor(color, difference := 10) {
          left := SysGet(76), top := SysGet(77) ; of all screens together
          right := left + SysGet(78) - 1, bottom := top + SysGet(79) - 1
          try if PixelSearch(&x, &y, left, top, right, bottom, color, difference)
              Click(x, y)
      }
    `,
    modes: [MOUSE_ON_SCREEN, PIXELS_ON_SCREEN],
  },
} as const satisfies Library;
