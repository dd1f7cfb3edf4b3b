import { ahk } from '../ahk-text.ts';

/** `OpenWindows()`: the windows a person would count, the front one first. */
export const OPEN_WINDOWS = ahk`
  ; The windows that have a button on the taskbar, the front one first
  OpenWindows() {
      windows := []
      for window in WinGetList() {
          try {
              cloaked := 0 ; Windows keeps some closed apps as invisible windows
              DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 14, "UInt*", &cloaked, "UInt", 4)
              if WinGetTitle(window) != "" && WinGetStyle(window) & 0x20000 && !cloaked
                  windows.Push(window)
          }
      }
      return windows
  }
`;
