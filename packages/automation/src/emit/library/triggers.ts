import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** What hotkeys need: counting presses, telling a tap from a hold, waiting for the next key. */
export const TRIGGERS_HELPERS = {
  CountPresses: {
    code: ahk`
      ; How many times a key is pressed in a row, at most this many milliseconds apart; 0 if it is held down that long.
      CountPresses(key, most, longTime := 0, isHeldAtLast := false, tapTime := 400) {
          if !KeyWait(key, longTime ? "T" longTime / 1000 : "")
              return 0
          presses := 1
          while (presses < most && KeyWait(key, "D T" tapTime / 1000)) {
              presses += 1
              if (presses < most || !isHeldAtLast)
                  KeyWait(key)
          }
          return presses
      }
    `,
  },
  CountTypedPresses: {
    needs: ['KeptBack', 'TypeKeptBack'],
    code: ahk`
      ; The same for a key that types something: up to this many presses are typed as usual. What comes after them is held
      ; back until it is clear what they mean, so that no letters get out of order.
      CountTypedPresses(key, most, usual, longTime := 0, tapTime := 400) {
          static repeated := "", repeatedAt := 0
          if (repeated = key && A_TickCount - repeatedAt < 200) { ; a key that is held down repeats; it is not pressed again
              repeatedAt := A_TickCount
              if usual
                  Send("{Blind+}{" key "}")
              return 1
          }
          kept := KeptBack()
          kept.hook.Start()
          presses := 1, start := A_TickCount, isUp := false
          loop {
              Sleep(5)
              isUp := isUp || !GetKeyState(key, "P")
              time := A_TickCount - start
              if kept.keys.Length {
                  ; The keyboard repeats a key that is held, but not that early.
                  isAgain := kept.keys[1].name = key && (isUp || time < 200)
                  if (!isAgain && !(kept.keys[1].name = key && longTime)) {
                      if kept.keys[1].name = key
                          repeated := key, repeatedAt := A_TickCount
                      break
                  }
                  kept.keys.RemoveAt(1)
                  if isAgain
                      presses += 1, start := A_TickCount, isUp := false
                  if (presses = most && isAgain)
                      break
              } else if (!isUp && longTime && time >= longTime) {
                  presses := 0
                  break
              } else if (isUp && (most = 1 || time > tapTime))
                  break
          }
          if (presses && presses <= usual)
              Send("{Blind+}{" key " " presses "}")
          TypeKeptBack(presses ? "" : key)
          return presses
      }
    `,
  },
  KeptBack: {
    code: ahk`
      ; The keys that are pressed while its hook is running, instead of being typed. Shift, Ctrl, Alt and Win still work.
      KeptBack() {
          static kept := {keys: [], hook: ""}
          if !kept.hook {
              kept.hook := InputHook("L0 I1") ; I1: what the script itself sends gets through
              kept.hook.KeyOpt("{All}", "NS")
              kept.hook.KeyOpt("{LCtrl}{RCtrl}{LAlt}{RAlt}{LShift}{RShift}{LWin}{RWin}", "-NS")
              kept.hook.OnKeyDown := KeepBack
          }
          return kept
          KeepBack(hook, vk, sc) {
              Critical() ; otherwise the next key could get ahead of this one
              code := Format("vk{:x}sc{:x}", vk, sc)
              held := GetKeyState("Ctrl", "P") ? "^" : ""
              held .= GetKeyState("Alt", "P") ? "!" : ""
              shift := GetKeyState("Shift", "P") ? "+" : ""
              held .= shift (GetKeyState("LWin", "P") || GetKeyState("RWin", "P") ? "#" : "")
              kept.keys.Push({name: held GetKeyName(code), code: code, shift: shift})
          }
      }
    `,
  },
  TypeKeptBack: {
    needs: ['KeptBack'],
    code: ahk`
      ; Types what was held back, and stops holding keys back.
      TypeKeptBack(held := "") {
          kept := KeptBack()
          loop 2 { ; once more after the end, for a key that is still on its way
              Sleep(-1)
              while kept.keys.Length {
                  key := kept.keys.RemoveAt(1)
                  if (key.name != held) ; its repeats are not meant to be typed
                      Send("{Blind+}" key.shift "{" key.code "}")
              }
              kept.hook.Stop()
          }
      }
    `,
  },
  NextKey: {
    needs: ['KeptBack', 'TypeKeptBack'],
    code: ahk`
      ; The key that is pressed next, if it is one of these: "^c" is Ctrl+C. Any other key stays held back.
      NextKey(seconds, expected*) {
          kept := KeptBack()
          kept.hook.Start()
          start := A_TickCount
          while (!kept.keys.Length && A_TickCount - start < seconds * 1000)
              Sleep(5)
          for key in expected {
              if (kept.keys.Length && kept.keys[1].name = key) {
                  kept.keys.RemoveAt(1)
                  TypeKeptBack()
                  return key
              }
          }
          return ""
      }
    `,
  },
  KeyPressedWith: {
    needs: ['KeptBack', 'TypeKeptBack'],
    code: ahk`
      ; Which of these keys is pressed together with this one; otherwise both are typed as usual.
      KeyPressedWith(key, others*) {
          kept := KeptBack()
          if kept.hook.InProgress { ; pressed before the hook for the other key was running
              kept.keys.Push({name: key, code: key, shift: ""})
              return ""
          }
          kept.hook.Start()
          start := A_TickCount
          while (!kept.keys.Length && A_TickCount - start < 80)
              Sleep(5)
          together := ""
          for other in others
              if (kept.keys.Length && kept.keys[1].name = other && GetKeyState(key, "P"))
                  together := other
          if together
              kept.keys.RemoveAt(1)
          else
              Send("{Blind+}{" key "}")
          TypeKeptBack()
          return together
      }
    `,
  },
  Taps: {
    code: ahk`
      ; How many times a key was tapped in a row, with up to this many milliseconds in between; isNew counts one more.
      Taps(key, isNew := false, tapTime := 400) {
          static lastKey := "", lastRelease := 0, count := 0
          taps := (key = lastKey && A_TickCount - lastRelease < tapTime) ? count : 0
          if !isNew
              return taps
          lastKey := key, lastRelease := 0, count := taps + 1 ; while it is held, its repeats are not taps
          KeyWait(key)
          lastRelease := A_TickCount
          return taps + 1
      }
    `,
  },
  TappedAlone: {
    startup: ['InstallMouseHook() ; so that clicking while holding a key is not mistaken for tapping that key'],
    code: ahk`
      ; Whether the key that goes up was pressed last, with no other key or mouse button in between.
      TappedAlone(key) => A_PriorKey ~= "i)^[LR]?\Q" key "\E$"
    `,
  },
  HeldAlone: {
    code: ahk`
      ; Whether a key stays down for this many milliseconds with no other key pressed.
      HeldAlone(key, time) {
          others := InputHook("V L0 I1 T" time / 1000)
          others.KeyOpt("{All}", "E")
          others.KeyOpt("{LCtrl}{RCtrl}{LAlt}{RAlt}{LShift}{RShift}{LWin}{RWin}", "-E")
          others.Start()
          while (others.InProgress && GetKeyState(key, "P") && !GetKeyState("LButton", "P"))
              Sleep(10)
          others.Stop()
          return others.EndReason = "Timeout"
      }
    `,
  },
  HeldStill: {
    modes: ['CoordMode("Mouse", "Screen")'],
    code: ahk`
      ; Whether a mouse button stays down for this many milliseconds while the pointer stays still.
      HeldStill(button, time) {
          MouseGetPos(&x, &y)
          if KeyWait(button, "T" time / 1000)
              return false
          MouseGetPos(&nowX, &nowY)
          return Abs(nowX - x) < 6 && Abs(nowY - y) < 6
      }
    `,
  },
  HoldAs: {
    needs: ['TappedAlone'],
    code: ahk`
      ; Holds another key down as long as this one is held; true if it was only tapped.
      HoldAs(key, fullName, other) {
          start := A_TickCount
          Send("{Blind}{" other " Down}")
          KeyWait(key)
          if (other ~= "Alt$|Win$")
              Send("{Blind}{vkE8}") ; keeps the menu from opening when the key is released
          Send("{Blind}{" other " Up}")
          return A_TickCount - start < 300 && TappedAlone(fullName)
      }
    `,
  },
  OnEachKey: {
    code: ahk`
      ; Calls a function for each of these keys, with hotkey symbols such as ~ before them.
      OnEachKey(keys, signs, callback, suffix := "") {
          for key in StrSplit(keys, " ")
              Hotkey(signs key suffix, callback)
      }
    `,
  },
  OnEveryKey: {
    code: ahk`
      ; Calls a function for every key on the keyboard, except Shift, Ctrl, Alt, and Win, which only come before another key.
      OnEveryKey(signs, callback, suffix := "") {
          loop 0xFE - 7 {
              key := Format("vk{:x}", A_Index + 7)
              if !(GetKeyName(key) ~= "^$|Shift|Control|Alt|Win")
                  try Hotkey(signs key suffix, callback)
          }
      }
    `,
  },
  LastRelease: {
    code: ahk`
      ; When a hotkey's key was last released: a key that is held and repeated was pressed only once
      LastRelease(hotkey, isNow := false) {
          static times := Map()
          key := RegExReplace(hotkey, "^[~*$+]+| Up$")
          if isNow
              times[key] := A_TickCount
          return times.Get(key, -60000)
      }
    `,
  },
  TypedAbbreviation: {
    code: ahk`
      ; What was typed to trigger a hotstring.
      TypedAbbreviation() => RegExReplace(A_ThisHotkey, "^:[^:]*:")
    `,
  },
} as const satisfies Library;
