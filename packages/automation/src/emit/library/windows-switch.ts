import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Going from window to window and from desktop to desktop, and reaching a window from afar. */
export const WINDOW_SWITCHERS = {
  BringToFront: {
    code: ahk`
      ; Goes to a window and waits until it is in front; 0 if there is none
      BringToFront(window) {
          try {
              WinActivate(window)
              return WinWaitActive(window,, 3)
          }
          return 0
      }
    `,
  },
  CycleWindows: {
    code: ahk`
      ; Goes to the first of these windows, and from there to the others one by one
      CycleWindows(windows) {
          if !windows.Length
              return
          next := windows[1]
          for window in windows
              if WinActive(window)
                  next := windows[-1] ; the one that has been behind the longest
          try WinActivate(next)
      }
    `,
  },
  PickWindow: {
    code: ahk`
      ; A list of windows to pick one from: typing narrows it, Enter or a double-click goes there
      PickWindow(windows) {
          picker := Gui("+AlwaysOnTop +ToolWindow", "Go to a window")
          picker.SetFont("s10")
          search := picker.AddEdit("w560")
          rows := picker.AddListView("w560 r14 -Multi", ["Title", "Program", "Window"])
          picker.AddButton("Hidden Default", "Go").OnEvent("Click", (*) => ShowPicked(rows, rows.GetNext() || 1))
          search.OnEvent("Change", (*) => List())
          rows.OnEvent("DoubleClick", ShowPicked)
          picker.OnEvent("Escape", (*) => picker.Destroy())
          picker.OnEvent("Close", (*) => picker.Destroy())
          List()
          picker.Show()

          List() {
              rows.Delete()
              for window in windows {
                  try {
                      title := WinGetTitle(window), program := WinGetProcessName(window)
                      if search.Value = "" || InStr(title " " program, search.Value)
                          rows.Add(, title, RegExReplace(program, "\.exe$"), window)
                  }
              }
              rows.ModifyCol(1, 400), rows.ModifyCol(2, 130), rows.ModifyCol(3, 0)
              if rows.GetCount()
                  rows.Modify(1, "Select Focus")
          }

          ShowPicked(control, row) {
              if !row || row > rows.GetCount()
                  return
              window := Integer(rows.GetText(row, 3))
              try WinActivate(window)
              picker.Destroy()
          }
      }
    `,
  },
  SendKeysTo: {
    needs: ['TypingField'],
    code: ahk`
      ; Sends keys to a window that may be in the background
      SendKeysTo(window, keys, send := ControlSend) {
          if !(window := WinExist(window))
              return
          if field := TypingField(window)
              send(keys, field, window)
          else
              send(keys,, window)
      }
    `,
  },
  TypingField: {
    code: ahk`
      ; The field of a window that takes what is typed: the one with the cursor, which only the front window has,
      ; or else a text field, or else the first one
      TypingField(window) {
          try
              if field := ControlGetFocus(window)
                  return field
          fields := WinGetControlsHwnd(window)
          for field in fields
              if WinGetClass(field) ~= "i)edit|scintilla|RenderWidgetHost|_WwG|EXCEL7" && DllCall("IsWindowVisible", "Ptr", field)
                  return field
          return fields.Length ? fields[1] : 0
      }
    `,
  },
  GoToDesktop: {
    code: ahk`
      ; Goes straight to a virtual desktop; Windows keeps their ids in the registry, 32 hexadecimal digits each
      GoToDesktop(number) {
          explorer := "HKCU\SOFTWARE\Microsoft\Windows\CurrentVersion\Explorer"
          all := RegRead(explorer "\VirtualDesktops", "VirtualDesktopIDs", "")
          current := RegRead(explorer "\VirtualDesktops", "CurrentVirtualDesktop", "")
          if current = "" { ; Windows 10 keeps it elsewhere
              DllCall("ProcessIdToSessionId", "UInt", ProcessExist(), "UInt*", &session := 0)
              current := RegRead(explorer "\SessionInfo\" session "\VirtualDesktops", "CurrentVirtualDesktop", "")
          }
          position := current = "" ? 0 : InStr(all, current)
          steps := Min(number, Max(StrLen(all) // 32, 1)) - (position ? (position - 1) // 32 + 1 : 1)
          if steps != 0
              Send("^#{" (steps > 0 ? "Right " : "Left ") Abs(steps) "}")
      }
    `,
  },
  TakeToDesktop: {
    code: ahk`
      ; Takes the window in front along to the virtual desktop on the left or right
      TakeToDesktop(direction) {
          if !(window := WinExist("A"))
              return
          try {
              WinSetExStyle("+0x80", window) ; a tool window shows on every desktop
              Send("^#{" direction "}")
              Sleep(300) ; until the other desktop is there
              WinSetExStyle("-0x80", window) ; an ordinary window again: it stays on this one
              WinActivate(window)
          }
      }
    `,
  },
} as const satisfies Library;
