import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Calls when windows come, go or get the focus, and when something is copied. */
export const WINDOW_WATCHES = {
  WhenWindowOpens: {
    code: ahk`
      ; Calls with each window that comes up. Those that are there from the start are not new.
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
      ; Calls with each window that goes away.
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
      ; Calls when a window that is meant comes to the front, or when it no longer is there. What the script itself shows,
      ; and moments between two windows, change nothing.
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
                  SetTimer(action.Bind(isNow ? window : before), -1) ; a message that stays open must not hold up the watch
          }
      }
    `,
  },
  WhenFrontChanges: {
    code: ahk`
      ; Calls when another window comes to the front: with that one, or with the one that was left. What the script itself
      ; shows, the desktop and the taskbar are none that is meant.
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
                  SetTimer(action.Bind(toFront ? window : before), -1) ; a message that stays open must not hold up the watch
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
