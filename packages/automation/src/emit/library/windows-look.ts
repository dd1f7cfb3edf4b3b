import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** How windows look: see-through, rolled up, without a border, dimmed or marked. */
export const WINDOW_LOOKS = {
  SetOpacity: {
    needs: ['OrdinaryWindow'],
    code: ahk`
      ; How visible a window is, in percent; never so little that it gets lost
      SetOpacity(window, percent) {
          if window := OrdinaryWindow(window)
              WinSetTransparent(percent >= 100 ? "Off" : Round(Max(percent, 10) * 2.55), window)
      }
    `,
  },
  ChangeOpacity: {
    needs: ['OrdinaryWindow', 'SetOpacity'],
    code: ahk`
      ChangeOpacity(window, change, least := 0, most := 100) {
          if !(found := OrdinaryWindow(window))
              return
          opacity := WinGetTransparent(found)
          SetOpacity(window, Max(least, Min(most, Round((opacity = "" ? 255 : opacity) / 2.55) + change)))
      }
    `,
  },
  ToggleOpacity: {
    needs: ['OrdinaryWindow', 'SetOpacity'],
    code: ahk`
      ; Makes a window see-through, or as it was before
      ToggleOpacity(window, percent) {
          static before := Map()
          if !(found := OrdinaryWindow(window))
              return
          if before.Has(found) {
              opacity := before.Delete(found)
              WinSetTransparent(opacity = "" ? "Off" : opacity, found)
          } else {
              before[found] := WinGetTransparent(found)
              SetOpacity(window, percent)
          }
      }
    `,
  },
  RollUp: {
    needs: ['OrdinaryWindow'],
    code: ahk`
      ; Rolls a window up to its title bar, or down again
      RollUp(window) {
          static heights := Map()
          if !(window := OrdinaryWindow(window))
              return
          if heights.Has(window) {
              WinMove(,,, heights.Delete(window), window)
          } else if WinGetMinMax(window) = 0 {
              WinGetPos(,,, &height, window)
              heights[window] := height
              WinMove(,,, SysGet(4) + SysGet(33) * 2, window) ; as high as a title bar and its border
          }
      }
    `,
  },
  SetBorderless: {
    needs: ['OrdinaryWindow', 'MonitorOf'],
    code: ahk`
      ; Takes the border off a window and lets it fill its screen, or restores it as it was. -1 toggles it.
      SetBorderless(window, state) {
          static before := Map()
          if !(window := OrdinaryWindow(window)) || state = before.Has(window)
              return
          if before.Has(window) {
              place := before.Delete(window)
              WinSetStyle(place.style, window)
              WinMove(place.x, place.y, place.width, place.height, window)
              if place.isMaximized
                  WinMaximize(window)
              return
          }
          isMaximized := WinGetMinMax(window) = 1
          if WinGetMinMax(window) != 0
              WinRestore(window)
          WinGetPos(&x, &y, &width, &height, window)
          before[window] := { x: x, y: y, width: width, height: height, isMaximized: isMaximized, style: WinGetStyle(window) }
          WinSetStyle("-0xC40000", window) ; the title bar and the resizing border
          MonitorGet(MonitorOf(window), &left, &top, &right, &bottom)
          WinMove(left, top, right - left, bottom - top, window)
      }
    `,
  },
  SetClickThrough: {
    needs: ['OrdinaryWindow'],
    code: ahk`
      ; Lets clicks go through a window to what is behind it, or stops doing so. -1 toggles it.
      SetClickThrough(window, state) {
          static through := Map()
          window := OrdinaryWindow(window)
          ; A click-through window does not come to the front, so this resets every one of them
          if state != 1 && through.Count {
              for each in through.Clone() {
                  through.Delete(each)
                  try WinSetExStyle("-0x20", each)
              }
          } else if state != 0 && window {
              through[window] := true
              if WinGetTransparent(window) = ""
                  WinSetTransparent(255, window) ; without that, Windows ignores the next line
              WinSetExStyle("+0x20", window)
          }
      }
    `,
  },
  DimOthers: {
    code: ahk`
      ; Puts a dark overlay over all screens that stays right behind the window in front. -1 toggles it.
      DimOthers(state) {
          static shade := 0
          if state = (shade ? 1 : 0)
              return
          if shade {
              SetTimer(KeepBehind, 0)
              shade.Destroy()
              shade := 0
              return
          }
          shade := Gui("-Caption +ToolWindow +E0x20") ; 0x20 lets clicks through
          shade.BackColor := "Black"
          WinSetTransparent(178, shade)
          shade.Show("NoActivate x" SysGet(76) " y" SysGet(77) " w" SysGet(78) " h" SysGet(79))
          SetTimer(KeepBehind, 100)

          KeepBehind() {
              if shade && (active := WinExist("A")) && active != shade.Hwnd
                  DllCall("SetWindowPos", "Ptr", shade.Hwnd, "Ptr", active, "Int", 0, "Int", 0, "Int", 0, "Int", 0, "UInt", 0x13)
          }
      }
    `,
  },
  MarkActiveWindow: {
    needs: ['VisibleFrame', 'IsShell'],
    code: ahk`
      ; Draws a red frame around the window in front. -1 toggles it.
      MarkActiveWindow(state) {
          static frame := 0
          if state = (frame ? 1 : 0)
              return
          if frame {
              SetTimer(Follow, 0)
              frame.Destroy()
              frame := 0
              return
          }
          frame := Gui("-Caption +ToolWindow +AlwaysOnTop +E0x20 -DPIScale") ; 0x20 lets clicks through
          frame.BackColor := "Red"
          SetTimer(Follow, 100)

          Follow() {
              static last := ""
              if !frame
                  return
              active := WinExist("A")
              if !active || active = frame.Hwnd || IsShell(active) || WinGetMinMax(active) = -1 {
                  frame.Hide(), last := ""
                  return
              }
              area := VisibleFrame(active)
              place := "x" area.x " y" area.y " w" area.width " h" area.height
              if place = last
                  return
              last := place
              width := area.width, height := area.height
              frame.Show("NoActivate " place)
              ; Everything except what is more than 4 pixels inside
              WinSetRegion("0-0 " width "-0 " width "-" height " 0-" height " 0-0 4-4 " width - 4 "-4 " width - 4 "-" height - 4 " 4-" height - 4 " 4-4", frame)
          }
      }
    `,
  },
} as const satisfies Library;
