import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';
import { BLOCKING_HELPERS } from './typing-blocked.ts';

export const TYPING_HELPERS = {
  ...BLOCKING_HELPERS,
  TypeSlowly: {
    code: ahk`
      ; Types letter by letter. If a longest pause is given, each pause is random, between the two.
      TypeSlowly(text, pause, longest := pause, run := 0) {
          position := 1, delay := A_KeyDelay, duration := A_KeyDuration
          while position := RegExMatch(text, "s)\r\n|\X", &letter, position) {
              if run && run.stopped
                  Exit()
              SetKeyDelay(0, 20) ; games and remote desktops only accept keys that are actually held for a moment
              SendEvent(letter[] ~= "^\R$" ? "{Enter}" : "{Raw}" letter[])
              SetKeyDelay(delay, duration)
              Sleep(Random(pause, longest))
              position += letter.Len
          }
      }
    `,
  },
  PasteText: {
    code: ahk`
      ; Pastes a text without formatting, and restores the clipboard.
      PasteText(text) {
          if text = ""
              return
          before := A_IsCritical
          Critical("On") ; what passes through the clipboard now was not copied by you
          saved := ClipboardAll()
          A_Clipboard := text
          Send("^v")
          Sleep(300) ; the program needs a moment to read the clipboard
          A_Clipboard := saved
          Critical(before)
      }
    `,
  },
  PastePlain: {
    code: ahk`
      ; A picture has no text, so it is pasted as it is.
      PastePlain() {
          if A_Clipboard = ""
              Send("^v")
          else
              PasteText(A_Clipboard)
      }
    `,
    needs: ['PasteText'],
  },
  ToggleKey: {
    code: ahk`
      ; Holds a key down, or lets it go if the script holds it already.
      ToggleKey(key) {
          if HeldKeys().Has(key)
              ReleaseKey(key)
          else
              HoldKey(key)
      }
    `,
    needs: ['HeldKeys', 'HoldKey', 'ReleaseKey'],
  },
  BlockInputFor: {
    code: ahk`
      ; Blocks the "keyboard", the "mouse" or "both" for this long, and shows the time left. Ctrl+Alt+Esc unblocks them.
      BlockInputFor(milliseconds, what) {
          static ends := 0, blocked := "", box := 0, label := 0, hook := 0
          Free() ; if something is already blocked, the new request takes over
          ends := A_TickCount + milliseconds, blocked := what
          hook := InputHook(what = "mouse" ? "V L0 I1" : "L0 I1") ; I1: what the script itself sends gets through
          if what != "mouse" {
              hook.KeyOpt("{All}", "S")
              hook.KeyOpt("{LCtrl}{RCtrl}{LAlt}{RAlt}{LShift}{RShift}", "-S") ; a key that is already down can come up
          }
          hook.KeyOpt("{Esc}", "N")
          hook.OnKeyDown := FreeOnEsc
          hook.Start()
          if what != "keyboard" {
              BlockInput("MouseMove")
              SwitchButtons("On")
          }
          box := Gui("+AlwaysOnTop -Caption +ToolWindow +E0x08000000") ; never takes the keyboard focus
          box.SetFont("s14", "Segoe UI")
          label := box.AddText("w420 Center")
          ShowTimeLeft()
          box.Show("y40 NoActivate")
          SetTimer(ShowTimeLeft, 250)

          ShowTimeLeft() {
              if A_TickCount >= ends
                  return Free()
              label.Value := (blocked = "both" ? "The keyboard and mouse are" : "The " . blocked . " is") . " blocked for "
                  . ClockText(ends - A_TickCount) . ". Press Ctrl+Alt+Esc to unblock."
          }

          FreeOnEsc(*) {
              if GetKeyState("Ctrl", "P") && GetKeyState("Alt", "P")
                  Free()
          }

          Free() {
              if !ends
                  return
              ends := 0
              SetTimer(ShowTimeLeft, 0)
              hook.Stop()
              if blocked != "keyboard" {
                  BlockInput("MouseMoveOff")
                  SwitchButtons("Off")
              }
              box.Destroy()
          }

          SwitchButtons(state) {
              HotIf(IsBlocked) ; in addition to hotkeys that the script may have for the same buttons
              for button in ["LButton", "RButton", "MButton", "XButton1", "XButton2", "WheelUp", "WheelDown"]
                  Hotkey("*" . button, Swallow, state)
              HotIf()
          }

          IsBlocked(*) => ends > 0

          Swallow(*) => 0
      }
    `,
    needs: ['ClockText'],
  },
  SetInputLanguage: {
    code: ahk`
      ; Switches the window in front to a language's keyboard.
      SetInputLanguage(language) {
          layouts := Buffer(64 * A_PtrSize), found := 0
          Loop DllCall("GetKeyboardLayoutList", "Int", 64, "Ptr", layouts) {
              layout := NumGet(layouts, (A_Index - 1) * A_PtrSize, "Ptr")
              if (layout & 0xFFFF) = language
                  found := found || layout
          }
          if !found ; not one of those that are set up
              found := DllCall("LoadKeyboardLayout", "Str", Format("{:08x}", language), "UInt", 1, "Ptr")
          try PostMessage(0x0050, 0, found, , "A") ; asks the window to change its input language
      }
    `,
  },
  NextInputLanguage: {
    code: ahk`
      ; Switches the window in front to the next of the keyboards that are set up.
      NextInputLanguage() {
          try PostMessage(0x0050, 2, 0, , "A") ; asks the window to change its input language
      }
    `,
  },
  Macro: {
    code: ahk`
      ; What was recorded: kept only while the script runs.
      Macro() {
          static recorded := { steps: [], held: Map(), recording: false, last: 0 }
          return recorded
      }
    `,
  },
  RecordMacro: {
    code: ahk`
      ; Starts recording keys and clicks, and stops the next time. A note on the screen says so the whole time.
      RecordMacro() {
          static hook := 0
          if Macro().recording {
              EndRecording(hook)
              return
          }
          Macro().steps := [], Macro().held := Map(), Macro().last := A_TickCount, Macro().recording := true
          hook := InputHook("V L0 I1") ; watches the keys and lets them through
          hook.KeyOpt("{All}", "N")
          hook.OnKeyDown := (keys, code, scanCode) => RecordKey(code, scanCode, "Down")
          hook.OnKeyUp := (keys, code, scanCode) => RecordKey(code, scanCode, "Up")
          hook.Start()
          WatchButtons("On")
          ToolTip("Recording. Press the same key again to stop.", 10, 10, 20)
      }
    `,
    needs: ['Macro', 'EndRecording', 'RecordKey', 'WatchButtons'],
    modes: ['CoordMode("ToolTip", "Screen")', 'CoordMode("Mouse", "Screen")'],
  },
  EndRecording: {
    code: ahk`
      EndRecording(hook) {
          hook.Stop()
          WatchButtons("Off")
          recorded := Macro()
          recorded.recording := false
          while recorded.steps.Length && recorded.held.Has(recorded.steps[-1].key) ; the key that ended it
              recorded.steps.Pop()
          ToolTip("Recorded.", 10, 10, 20)
          SetTimer(() => ToolTip(, , , 20), -1500)
      }
    `,
    needs: ['Macro', 'WatchButtons'],
  },
  RecordKey: {
    code: ahk`
      ; A key that was down before the recording began is let go without being recorded.
      RecordKey(code, scanCode, way) {
          key := Format("vk{:x}sc{:x}", code, scanCode), held := Macro().held
          if way = "Up" && !held.Has(key)
              return
          if way = "Down"
              held[key] := true
          else
              held.Delete(key)
          RecordStep("{" . key . " " . way . "}", "", key)
      }
    `,
    needs: ['Macro', 'RecordStep'],
  },
  RecordStep: {
    code: ahk`
      RecordStep(send, click, key := "") {
          Macro().steps.Push({ send: send, click: click, key: key, pause: A_TickCount - Macro().last })
          Macro().last := A_TickCount
      }
    `,
    needs: ['Macro'],
  },
  WatchButtons: {
    code: ahk`
      WatchButtons(state) {
          HotIf(IsRecording) ; in addition to hotkeys that the script may have for the same buttons
          for button, name in Map("LButton", "Left", "RButton", "Right", "MButton", "Middle")
              for suffix, way in Map("", "Down", " up", "Up")
                  Hotkey("~*" . button . suffix, RecordClick.Bind(name, way), state)
          HotIf()
      }
    `,
    needs: ['RecordClick', 'IsRecording'],
  },
  IsRecording: {
    code: ahk`
      IsRecording(*) {
          return Macro().recording
      }
    `,
    needs: ['Macro'],
  },
  RecordClick: {
    code: ahk`
      RecordClick(name, way, *) {
          MouseGetPos(&x, &y)
          RecordStep("", x . " " . y . " " . name . " " . way)
      }
    `,
    needs: ['RecordStep'],
  },
  PlayMacro: {
    code: ahk`
      ; Plays what was recorded, with the same pauses. Holding Esc stops it.
      PlayMacro(times := 1, run := 0) {
          if Macro().recording || !Macro().steps.Length {
              ToolTip(Macro().recording ? "Stop the recording first." : "Nothing has been recorded yet.")
              SetTimer(ToolTip, -2000)
              return
          }
          for key in ["Ctrl", "Alt", "Shift", "LWin", "RWin"]
              KeyWait(key, "T2") ; what is still held would change the keys
          Loop times
              for step in Macro().steps {
                  if !PauseBetween(step.pause)
                      break 2
                  if step.send
                      Send("{Blind}" . step.send)
                  else
                      Click(step.click)
              }
          Send("{Ctrl Up}{Alt Up}{Shift Up}{LWin Up}") ; nothing stays down

          PauseBetween(length) {
              end := A_TickCount + length
              Loop {
                  if GetKeyState("Esc", "P") || run && run.stopped
                      return false
                  Sleep(Max(0, Min(30, end - A_TickCount)))
              } until A_TickCount >= end
              return true
          }
      }
    `,
    needs: ['Macro'],
    modes: ['CoordMode("Mouse", "Screen")'],
  },
} as const satisfies Library;
