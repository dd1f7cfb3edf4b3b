import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** How windows are found. What looks for one gives 0 when there is none. */
export const WINDOW_FINDERS = {
  OpenWindows: {
    needs: ['IsOpenWindow'],
    code: ahk`
      ; The windows that Alt+Tab shows, or those of a program among them, the front one first
      OpenWindows(criterion := "") {
          windows := []
          for window in WinGetList(criterion)
              if IsOpenWindow(window)
                  windows.Push(window)
          return windows
      }
    `,
  },
  IsOpenWindow: {
    needs: ['IsShell'],
    code: ahk`
      ; Whether Alt+Tab shows it: not the desktop, the taskbar, a tool window or a suspended app that is not visible
      IsOpenWindow(window) {
          try {
              if WinGetTitle(window) = "" || IsShell(window)
                  return false
              style := WinGetExStyle(window)
              isOwned := DllCall("GetWindow", "Ptr", window, "UInt", 4, "Ptr") != 0
              if style & 0x80 || isOwned && !(style & 0x40000) ; 0x80 is a tool window, 0x40000 wants to be on the taskbar
                  return false
              DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 14, "UInt*", &cloaked := 0, "UInt", 4)
              return !cloaked
          }
          return false ; it was closed in the meantime
      }
    `,
  },
  IsShell: {
    code: ahk`
      ; Whether it is the desktop or the taskbar
      IsShell(window) {
          try
              return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
          return false
      }
    `,
  },
  OrdinaryWindow: {
    needs: ['IsShell'],
    code: ahk`
      ; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
      OrdinaryWindow(window) {
          found := WinExist(window)
          return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
      }
    `,
  },
  OtherWindows: {
    needs: ['OpenWindows'],
    code: ahk`
      ; All open windows but the one in front
      OtherWindows() {
          windows := [], active := WinExist("A")
          for window in OpenWindows()
              if window != active
                  windows.Push(window)
          return windows
      }
    `,
  },
  SiblingWindows: {
    needs: ['OpenWindows'],
    code: ahk`
      ; The windows of the program in front, the front one first
      SiblingWindows() {
          try
              return OpenWindows("ahk_class " WinGetClass("A") " ahk_exe " WinGetProcessName("A"))
          return []
      }
    `,
  },
  FirstOf: {
    code: ahk`
      FirstOf(windows) => windows.Length ? windows[1] : 0
    `,
  },
  WindowTitled: {
    needs: ['WindowsTitled', 'FirstOf'],
    code: ahk`
      ; The front window with these words in its title, ignoring capitalization
      WindowTitled(words, criterion := "") => FirstOf(WindowsTitled(words, criterion))
    `,
  },
  WindowsTitled: {
    needs: ['HasTitle'],
    code: ahk`
      WindowsTitled(words, criterion := "") {
          windows := []
          for window in WinGetList(criterion)
              if HasTitle(window, words)
                  windows.Push(window)
          return windows
      }
    `,
  },
  HasTitle: {
    code: ahk`
      ; Whether the title of a window contains these words, ignoring capitalization
      HasTitle(window, words) {
          try
              return InStr(WinGetTitle(window), words) > 0
          return false
      }
    `,
  },
  WindowOf: {
    needs: ['WindowsOf', 'FirstOf', 'HasTitle'],
    code: ahk`
      ; The front window of a program by the words that people use for it, and by its title where one is given
      WindowOf(words, title := "") {
          if title = ""
              return FirstOf(WindowsOf(words))
          for window in WindowsOf(words)
              if HasTitle(window, title)
                  return window
          return 0
      }
    `,
  },
  WindowsOf: {
    needs: ['OpenWindows', 'HasTitle', 'RunsAs'],
    code: ahk`
      ; The windows whose program has these words in its name; if there are none, those with them in the title
      WindowsOf(words) {
          named := [], titled := []
          for window in OpenWindows() {
              if RunsAs(window, words)
                  named.Push(window)
              else if HasTitle(window, words)
                  titled.Push(window)
          }
          return named.Length ? named : titled
      }
    `,
  },
  IsWindowOf: {
    needs: ['HasTitle', 'RunsAs'],
    code: ahk`
      IsWindowOf(window, words) => RunsAs(window, words) || HasTitle(window, words)
    `,
  },
  RunsAs: {
    code: ahk`
      ; Whether the file of a window's program has these words in its name: "Pixel Art" matches PixelArt64.exe
      RunsAs(window, words) {
          try
              return InStr(StrReplace(WinGetProcessName(window), " "), StrReplace(words, " ")) > 0
          return false
      }
    `,
  },
  StoreAppWindow: {
    needs: ['StoreAppWindows', 'FirstOf'],
    code: ahk`
      StoreAppWindow(exes*) => FirstOf(StoreAppWindows(exes*))
    `,
  },
  StoreAppWindows: {
    needs: ['OpenWindows', 'IsStoreApp'],
    code: ahk`
      StoreAppWindows(exes*) {
          windows := []
          for window in OpenWindows()
              if IsStoreApp(window, exes*)
                  windows.Push(window)
          return windows
      }
    `,
  },
  IsStoreApp: {
    code: ahk`
      ; Whether a window belongs to a Store app: its frame belongs to another program, so this looks inside the frame
      IsStoreApp(window, exes*) {
          try {
              for exe in exes {
                  if WinGetProcessName(window) = exe
                      return true
                  if WinGetClass(window) != "ApplicationFrameWindow"
                      continue
                  for control in WinGetControlsHwnd(window)
                      if WinGetProcessName(control) = exe
                          return true
                  ; A minimized app has left its frame, but has the same title
                  content := WinExist("ahk_class Windows.UI.Core.CoreWindow ahk_exe " exe)
                  if content && WinGetTitle(content) = WinGetTitle(window)
                      return true
              }
          }
          return false
      }
    `,
  },
  WindowUnderMouse: {
    code: ahk`
      WindowUnderMouse() {
          MouseGetPos(,, &window)
          return window
      }
    `,
  },
  LastWindow: {
    needs: ['OtherWindows', 'FirstOf'],
    code: ahk`
      ; The window that was in front before this one
      LastWindow() {
          windows := OtherWindows()
          for window in windows
              try if !(WinGetExStyle(window) & 0x8) ; one that is always on top need not have been in front
                  return window
          return FirstOf(windows)
      }
    `,
  },
  NextWindow: {
    needs: ['SiblingWindows'],
    code: ahk`
      ; The next window of the program in front: the one that has been behind the longest
      NextWindow() {
          windows := SiblingWindows()
          return windows.Length > 1 ? windows[-1] : 0
      }
    `,
  },
} as const satisfies Library;
