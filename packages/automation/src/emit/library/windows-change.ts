import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Closing, minimizing and hiding windows. Each takes a criterion or a handle and does nothing without such a window. */
export const WINDOW_CHANGERS = {
  CloseWindow: {
    needs: ['IsShell'],
    code: ahk`
      ; Closing the desktop or the taskbar would ask whether to shut down
      CloseWindow(window) {
          if WinExist(window) && !IsShell(WinExist())
              try WinClose()
      }
    `,
  },
  KillWindow: {
    needs: ['CloseWindow'],
    code: ahk`
      ; Ends the program of a window at once, even if it hangs
      KillWindow(window) {
          if !WinExist(window)
              return
          try {
              if WinGetProcessName() ~= "i)^(explorer|ApplicationFrameHost)\.exe$" ; other windows live in these too
                  CloseWindow(WinExist())
              else
                  ProcessClose(WinGetPID())
          }
      }
    `,
  },
  KillProgram: {
    code: ahk`
      ; Ends everything that runs from one of these files, right away
      KillProgram(exes*) {
          for exe in exes {
              Loop 100 ; otherwise, it would try forever to end one that it cannot end
                  if !(ProcessExist(exe) && ProcessClose(exe))
                      break
          }
      }
    `,
  },
  ToggleMaximize: {
    needs: ['OrdinaryWindow'],
    code: ahk`
      ToggleMaximize(window) {
          if !WinExist(OrdinaryWindow(window))
              return
          if WinGetMinMax() = 1
              WinRestore()
          else
              WinMaximize()
      }
    `,
  },
  ToggleMinimize: {
    code: ahk`
      ; Minimizes a window, or restores the one that this minimized
      ToggleMinimize(window) {
          static minimized := 0
          if window = "A" && minimized && WinExist(minimized) && WinGetMinMax() = -1
              window := minimized
          if !(window := WinExist(window))
              return
          if WinGetMinMax() = -1 {
              WinRestore()
              WinActivate()
          } else {
              WinMinimize()
              minimized := window
          }
      }
    `,
  },
  HiddenWindows: {
    code: ahk`
      ; The windows that this script has hidden
      HiddenWindows() {
          static windows := []
          return windows
      }
    `,
    needs: ['ShowHiddenWindows'],
    startup: ['OnExit((*) => ShowHiddenWindows()) ; no window stays lost when the script ends'],
  },
  HideWindow: {
    needs: ['HiddenWindows', 'IsShell'],
    code: ahk`
      HideWindow(window) {
          if !(window := WinExist(window)) || IsShell(window)
              return
          HiddenWindows().Push(window)
          try WinHide(window)
      }
    `,
  },
  ShowHiddenWindows: {
    needs: ['HiddenWindows', 'ShowWindow'],
    code: ahk`
      ; Brings back what this script has hidden: all of it, or what passes the test
      ShowHiddenWindows(test := (window) => true) {
          detectsHidden := DetectHiddenWindows(true)
          for window in HiddenWindows().Clone()
              if test(window)
                  ShowWindow(window)
          DetectHiddenWindows(detectsHidden)
      }
    `,
  },
  ShowLastHidden: {
    needs: ['HiddenWindows', 'ShowWindow'],
    code: ahk`
      ; Brings back the window that was hidden last, of those that are still open
      ShowLastHidden() {
          windows := HiddenWindows()
          while windows.Length {
              window := windows[-1]
              ShowWindow(window)
              if WinExist(window)
                  return
          }
      }
    `,
  },
  ShowWindow: {
    needs: ['HiddenWindows'],
    code: ahk`
      ShowWindow(window) {
          windows := HiddenWindows()
          Loop windows.Length
              if windows[-A_Index] = window {
                  windows.RemoveAt(-A_Index)
                  break
              }
          try WinShow(window) ; it may have been closed meanwhile
          try WinActivate(window)
      }
    `,
  },
  IsHiddenWindow: {
    needs: ['HiddenWindows'],
    code: ahk`
      IsHiddenWindow(window) {
          for each in HiddenWindows()
              if each = window
                  return true
          return false
      }
    `,
  },
  ToggleHide: {
    needs: ['HideWindow', 'IsHiddenWindow', 'ShowWindow'],
    code: ahk`
      ; Hides these windows, or brings back the ones that were hidden under the same name
      ToggleHide(name, windows) {
          static hidden := Map()
          wasHidden := false
          for window in hidden.Get(name, [])
              if IsHiddenWindow(window) {
                  ShowWindow(window)
                  wasHidden := true
              }
          hidden[name] := wasHidden ? [] : windows
          if !wasHidden
              for window in windows
                  HideWindow(window)
      }
    `,
  },
  SendToBack: {
    needs: ['OpenWindows'],
    code: ahk`
      ; Puts a window behind all others and goes to the one that is in front then
      SendToBack(window) {
          if !(window := WinExist(window))
              return
          wasActive := WinActive(window)
          WinMoveBottom(window)
          if wasActive
              for other in OpenWindows()
                  if other != window && WinGetMinMax(other) != -1
                      return WinActivate(other)
      }
    `,
  },
} as const satisfies Library;
