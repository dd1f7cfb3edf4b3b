import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Where windows go. Each takes a criterion or a handle and does nothing when there is no such window. */
export const WINDOW_PLACERS = {
  MonitorOf: {
    code: ahk`
      ; The number of the monitor that the middle of the window is on
      MonitorOf(window) {
          WinGetPos(&x, &y, &width, &height, window)
          return MonitorAt(x + width // 2, y + height // 2)
      }
    `,
    needs: ['MonitorAt'],
  },
  MonitorAt: {
    code: ahk`
      MonitorAt(x, y) {
          Loop MonitorGetCount() {
              MonitorGet(A_Index, &left, &top, &right, &bottom)
              if x >= left && x < right && y >= top && y < bottom
                  return A_Index
          }
          return MonitorGetPrimary()
      }
    `,
  },
  MonitorOn: {
    code: ahk`
      ; The number of the monitor that is farthest to the "left" or "right", or of the "main" one
      MonitorOn(side) {
          found := MonitorGetPrimary()
          MonitorGet(found, &edge)
          Loop side = "main" ? 0 : MonitorGetCount() {
              MonitorGet(A_Index, &left)
              if side = "left" ? left < edge : left > edge
                  found := A_Index, edge := left
          }
          return found
      }
    `,
  },
  OtherMonitor: {
    code: ahk`
      OtherMonitor(window) => Mod(MonitorOf(window), MonitorGetCount()) + 1
    `,
    needs: ['MonitorOf'],
  },
  VisibleFrame: {
    code: ahk`
      ; Where a window is seen: Windows 10 and 11 count an invisible border around it as part of the window
      VisibleFrame(window) {
          WinGetPos(&x, &y, &width, &height, window)
          frame := Buffer(16, 0)
          if DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 9, "Ptr", frame, "UInt", 16) = 0 {
              left := NumGet(frame, 0, "Int"), top := NumGet(frame, 4, "Int")
              right := NumGet(frame, 8, "Int"), bottom := NumGet(frame, 12, "Int")
              border := Max(left - x, top - y, x + width - right, y + height - bottom)
              ; Screens with different scaling count pixels differently, and then the difference is not a border
              if border < 30 && left >= x && right <= x + width
                  return { x: left, y: top, width: right - left, height: bottom - top }
          }
          return { x: x, y: y, width: width, height: height }
      }
    `,
  },
  MoveWindow: {
    needs: ['VisibleFrame', 'IsShell'],
    code: ahk`
      ; Moves a window so that its visible part fills the area
      MoveWindow(window, x, y, width, height) {
          if !(window := WinExist(window)) || IsShell(window)
              return
          if WinGetMinMax(window) != 0
              WinRestore(window)
          WinMove(x, y, width, height, window)
          seen := VisibleFrame(window)
          WinGetPos(&outerX, &outerY, &outerWidth, &outerHeight, window)
          if seen.width != outerWidth || seen.height != outerHeight
              WinMove(x - (seen.x - outerX), y - (seen.y - outerY), width + outerWidth - seen.width, height + outerHeight - seen.height, window)
      }
    `,
  },
  PlaceWindow: {
    needs: ['MoveWindow', 'MonitorOf'],
    code: ahk`
      ; Left, top, width and height as shares of the screen, without the taskbar
      PlaceWindow(window, x, y, width, height, monitor := 0) {
          if !(window := WinExist(window))
              return
          if monitor < 1 || monitor > MonitorGetCount()
              monitor := MonitorOf(window)
          MonitorGetWorkArea(monitor, &left, &top, &right, &bottom)
          fullWidth := right - left, fullHeight := bottom - top
          newX := left + Round(x * fullWidth), newY := top + Round(y * fullHeight)
          MoveWindow(window, newX, newY, left + Round((x + width) * fullWidth) - newX, top + Round((y + height) * fullHeight) - newY)
      }
    `,
  },
  StretchWindow: {
    needs: ['MoveWindow', 'MonitorOf', 'VisibleFrame'],
    code: ahk`
      ; As tall or as wide as its screen, with the other dimension unchanged
      StretchWindow(window, direction) {
          if !(window := WinExist(window))
              return
          if WinGetMinMax(window) != 0
              WinRestore(window)
          MonitorGetWorkArea(MonitorOf(window), &left, &top, &right, &bottom)
          seen := VisibleFrame(window)
          if direction = "height"
              MoveWindow(window, seen.x, top, seen.width, bottom - top)
          else
              MoveWindow(window, left, seen.y, right - left, seen.height)
      }
    `,
  },
  CenterWindow: {
    needs: ['MoveWindow', 'MonitorOf', 'VisibleFrame'],
    code: ahk`
      CenterWindow(window, monitor := 0) {
          if !(window := WinExist(window))
              return
          if WinGetMinMax(window) != 0
              WinRestore(window)
          if monitor < 1 || monitor > MonitorGetCount()
              monitor := MonitorOf(window)
          MonitorGetWorkArea(monitor, &left, &top, &right, &bottom)
          seen := VisibleFrame(window)
          width := Min(seen.width, right - left), height := Min(seen.height, bottom - top)
          MoveWindow(window, (left + right - width) // 2, (top + bottom - height) // 2, width, height)
      }
    `,
  },
  MoveWindowTo: {
    needs: ['MoveWindow', 'VisibleFrame'],
    code: ahk`
      ; Moves the corner of a window, counted from the corner of a monitor where one is given, and gives it a size
      MoveWindowTo(window, x, y, width := 0, height := 0, monitor := 0) {
          if !(window := WinExist(window))
              return
          if monitor >= 1 && monitor <= MonitorGetCount() {
              MonitorGetWorkArea(monitor, &left, &top)
              x += left, y += top
          }
          if WinGetMinMax(window) != 0
              WinRestore(window)
          seen := VisibleFrame(window)
          MoveWindow(window, x, y, width || seen.width, height || seen.height)
      }
    `,
  },
  ResizeWindow: {
    needs: ['MoveWindow', 'VisibleFrame'],
    code: ahk`
      ; Gives a window a size; its corner stays where it is
      ResizeWindow(window, width, height) {
          if !(window := WinExist(window))
              return
          if WinGetMinMax(window) != 0
              WinRestore(window)
          seen := VisibleFrame(window)
          MoveWindow(window, seen.x, seen.y, width, height)
      }
    `,
  },
  GrowWindow: {
    needs: ['OrdinaryWindow'],
    code: ahk`
      ; Makes a window that many pixels wider and taller around its middle; less than 0 makes it smaller
      GrowWindow(window, pixels) {
          if !WinExist(OrdinaryWindow(window))
              return
          if WinGetMinMax() != 0
              WinRestore()
          WinGetPos(&x, &y, &width, &height)
          newWidth := Max(width + pixels, 120), newHeight := Max(height + pixels, 80)
          WinMove(x - (newWidth - width) // 2, y - (newHeight - height) // 2, newWidth, newHeight)
      }
    `,
  },
  NudgeWindow: {
    needs: ['OrdinaryWindow'],
    code: ahk`
      NudgeWindow(window, right, down) {
          if !WinExist(OrdinaryWindow(window))
              return
          if WinGetMinMax() != 0
              WinRestore()
          WinGetPos(&x, &y)
          WinMove(x + right, y + down)
      }
    `,
  },
  MoveToMonitor: {
    needs: ['OrdinaryWindow', 'MonitorOf'],
    code: ahk`
      ; Moves a window to another monitor, to the same part of it; a maximized one stays maximized
      MoveToMonitor(window, number) {
          if !(window := OrdinaryWindow(window)) || number < 1 || number > MonitorGetCount()
              return
          wasMaximized := WinGetMinMax(window) = 1
          if WinGetMinMax(window) != 0
              WinRestore(window)
          MonitorGetWorkArea(MonitorOf(window), &left, &top, &right, &bottom)
          MonitorGetWorkArea(number, &newLeft, &newTop, &newRight, &newBottom)
          WinGetPos(&x, &y, &width, &height, window)
          width := Min(width, newRight - newLeft), height := Min(height, newBottom - newTop)
          x := newLeft + (x - left) * (newRight - newLeft) // (right - left)
          y := newTop + (y - top) * (newBottom - newTop) // (bottom - top)
          x := Max(newLeft, Min(x, newRight - width)), y := Max(newTop, Min(y, newBottom - height))
          WinMove(x, y, width, height, window)
          if wasMaximized
              WinMaximize(window)
      }
    `,
  },
  MoveToNextMonitor: {
    needs: ['MoveToMonitor', 'MonitorOf'],
    code: ahk`
      MoveToNextMonitor(window) {
          if MonitorGetCount() > 1 && (window := WinExist(window))
              MoveToMonitor(window, Mod(MonitorOf(window), MonitorGetCount()) + 1)
      }
    `,
  },
  MoveToMouseMonitor: {
    needs: ['MoveToMonitor', 'MonitorOf', 'MonitorAt'],
    modes: ['CoordMode("Mouse", "Screen")'],
    code: ahk`
      MoveToMouseMonitor(window) {
          MouseGetPos(&x, &y)
          if (window := WinExist(window)) && MonitorAt(x, y) != MonitorOf(window)
              MoveToMonitor(window, MonitorAt(x, y))
      }
    `,
  },
  TileWindows: {
    needs: ['MoveWindow', 'MonitorOf'],
    code: ahk`
      ; Lays windows side by side on the screen of the one in front: up to three in a row, more of them in a grid
      TileWindows(lists*) {
          windows := [], seen := Map()
          for list in lists
              for window in list
                  if WinExist(window) && !seen.Has(window) {
                      seen[window] := true
                      windows.Push(window)
                  }
          if !windows.Length
              return
          MonitorGetWorkArea(MonitorOf(WinExist("A") || windows[1]), &left, &top, &right, &bottom)
          columns := windows.Length <= 3 ? windows.Length : Ceil(Sqrt(windows.Length))
          rows := Ceil(windows.Length / columns)
          for index, window in windows {
              row := (index - 1) // columns
              inRow := row = rows - 1 ? windows.Length - row * columns : columns ; the last row may be shorter
              width := (right - left) / inRow, height := (bottom - top) / rows
              x := left + Round((index - 1 - row * columns) * width), y := top + Round(row * height)
              try { ; Windows may refuse to move one of them
                  MoveWindow(window, x, y, Round(width), Round(height))
                  WinMoveTop(window)
              }
          }
      }
    `,
  },
  NotMinimized: {
    code: ahk`
      NotMinimized(windows) {
          shown := []
          for window in windows
              if WinGetMinMax(window) != -1
                  shown.Push(window)
          return shown
      }
    `,
  },
  SwapWindows: {
    code: ahk`
      ; Each window takes the place of the other, maximized if the other was
      SwapWindows(first, second) {
          if !(first := WinExist(first)) || !(second := WinExist(second)) || first = second
              return
          firstWasMaximized := WinGetMinMax(first) = 1, secondWasMaximized := WinGetMinMax(second) = 1
          for window in [first, second]
              if WinGetMinMax(window) != 0
                  WinRestore(window)
          WinGetPos(&x1, &y1, &width1, &height1, first)
          WinGetPos(&x2, &y2, &width2, &height2, second)
          WinMove(x2, y2, width2, height2, first)
          WinMove(x1, y1, width1, height1, second)
          if secondWasMaximized
              WinMaximize(first)
          if firstWasMaximized
              WinMaximize(second)
      }
    `,
  },
  SavedLayout: {
    code: ahk`
      ; Where the windows were when the layout was saved
      SavedLayout() {
          static places := Map()
          return places
      }
    `,
  },
  SaveLayout: {
    needs: ['SavedLayout', 'OpenWindows'],
    code: ahk`
      SaveLayout() {
          places := SavedLayout()
          places.Clear()
          for window in OpenWindows() {
              state := WinGetMinMax(window)
              if state = -1 ; its place is not known until it is restored
                  continue
              WinGetPos(&x, &y, &width, &height, window)
              places[window] := { x: x, y: y, width: width, height: height, isMaximized: state = 1 }
          }
          TrayTip(places.Count " windows", "Layout saved")
      }
    `,
  },
  RestoreLayout: {
    needs: ['SavedLayout'],
    code: ahk`
      RestoreLayout() {
          for window, place in SavedLayout() {
              try { ; it may be closed by now
                  if WinGetMinMax(window) != 0
                      WinRestore(window)
                  WinMove(place.x, place.y, place.width, place.height, window)
                  if place.isMaximized
                      WinMaximize(window)
              }
          }
      }
    `,
  },
} as const satisfies Library;
