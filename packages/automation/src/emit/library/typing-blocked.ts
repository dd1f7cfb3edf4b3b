import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Keyboard and mouse without effect. All of it ends with the script: it is done by hooks, not by Windows. */
export const BLOCKING_HELPERS = {
  BlockInputs: {
    code: ahk`
      ; Blocks the "keyboard", the "mouse", or "both" with 1, unblocks them with 0, and toggles with -1. This script's hotkeys
      ; still work, and Ctrl+Alt+Esc unblocks everything.
      BlockInputs(what, state) {
          static keyboard := false, mouse := false, hook := 0
          if state = -1
              state := !(what = "keyboard" ? keyboard : what = "mouse" ? mouse : keyboard || mouse)
          keyboard := what = "mouse" ? keyboard : state
          mouse := what = "keyboard" ? mouse : state
          Apply()

          Apply() {
              if hook
                  hook.Stop()
              hook := 0
              if keyboard || mouse {
                  hook := InputHook(keyboard ? "L0 I1" : "V L0 I1") ; I1: what the script itself sends gets through
                  if keyboard {
                      hook.KeyOpt("{All}", "S")
                      hook.KeyOpt("{LCtrl}{RCtrl}{LAlt}{RAlt}{LShift}{RShift}{LWin}{RWin}", "-S") ; hotkeys need them
                  }
                  hook.KeyOpt("{Esc}", "N")
                  hook.OnKeyDown := FreeOnEsc
                  hook.Start()
              }
              BlockInput(mouse ? "MouseMove" : "MouseMoveOff")
              HotIf(IsMouseBlocked) ; in addition to hotkeys that the script may have for the same buttons
              for button in ["LButton", "RButton", "MButton", "XButton1", "XButton2", "WheelUp", "WheelDown"]
                  Hotkey("*" . button, Swallow, mouse ? "On" : "Off")
              HotIf()
          }

          FreeOnEsc(*) {
              if !GetKeyState("Ctrl", "P") || !GetKeyState("Alt", "P")
                  return
              keyboard := mouse := false
              Apply()
          }

          IsMouseBlocked(*) => mouse

          Swallow(*) => 0
      }
    `,
    modes: ['#UseHook ; a hotkey must be seen before the blocked keyboard swallows it'],
  },
} as const satisfies Library;
