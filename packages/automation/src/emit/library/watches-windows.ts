import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Calls when windows come, go or get the focus, and when something is copied. */
export const WINDOW_WATCHES = {
  WhenWindowOpens: {
    code: ahk`
      ; Calls with each window that opens. Windows that are open from the start do not count.
      WhenWindowOpens(list, action) {
          known := Map()
          for window in list()
              known[window] := true
          SetTimer(Look, 250)
          Look() {
              new := [], now := Map()
              for window in list()
                  if (window && !known.Has(window))
                      new.Push(window)
                  else
                      now[window] := true
              known := now
              for window in new {
                  known[window] := true ; the others stay new if the action ends here
                  action(window)
              }
          }
      }
    `,
  },
  WhenWindowCloses: {
    code: ahk`
      ; Calls with each window that closes.
      WhenWindowCloses(list, action) {
          known := Map()
          for window in list()
              known[window] := true
          SetTimer(Look, 250)
          Look() {
              gone := known.Clone()
              for window in list() {
                  known[window] := true
                  if gone.Has(window)
                      gone.Delete(window)
              }
              for window in gone {
                  known.Delete(window) ; the others stay known if the action ends here
                  if window
                      action(window)
              }
          }
      }
    `,
  },
  WhenFocusChanges: {
    code: ahk`
      ; Calls when a matching window comes to the front, or when it is no longer there. What the script itself shows,
      ; and moments between two windows, do not count.
      WhenFocusChanges(isActive, toFront, action) {
          last := WinExist("A"), was := isActive() ? true : false
          SetTimer(Look, 150)
          Look() {
              window := WinExist("A")
              if !window || WinActive("ahk_pid " ProcessExist())
                  return
              isNow := isActive() ? true : false
              before := last, last := window
              if (isNow = was)
                  return
              was := isNow
              if (isNow = toFront)
                  SetTimer(action.Bind(isNow ? window : before), -1) ; so a message that stays open doesn't hold up the watch
          }
      }
    `,
  },
  WhenFrontChanges: {
    code: ahk`
      ; Calls when another window comes to the front: with that one, or with the one you left. What the script itself
      ; shows, the desktop, and the taskbar do not count.
      WhenFrontChanges(toFront, action) {
          last := WinExist("A"), isMeant := IsOpenWindow(last)
          SetTimer(Look, 150)
          Look() {
              window := WinExist("A")
              if !window || window = last || WinActive("ahk_pid " ProcessExist())
                  return
              before := last, wasMeant := isMeant
              last := window, isMeant := IsOpenWindow(window)
              if (toFront ? isMeant : wasMeant)
                  SetTimer(action.Bind(toFront ? window : before), -1) ; so a message that stays open doesn't hold up the watch
          }
      }
    `,
    needs: ['IsOpenWindow'],
  },
  WhenCopied: {
    code: ahk`
      ; Calls when something was copied, but not for what the script itself puts on the clipboard.
      WhenCopied(action) {
          own := 0
          OnClipboardChange(Changed)
          Changed(kind) {
              if (kind = 0 || DllCall("GetClipboardSequenceNumber", "UInt") = own)
                  return
              if DllCall("GetClipboardOwner", "Ptr") = A_ScriptHwnd ; another rule of the script has put it there
                  return
              OnClipboardChange(Changed, 0)
              try action()
              finally {
                  own := DllCall("GetClipboardSequenceNumber", "UInt")
                  OnClipboardChange(Changed, 1)
              }
          }
      }
    `,
  },
} as const satisfies Library;
