#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it blocks the keyboard, or unblocks it if it is blocked (Ctrl+Alt+Esc always does).
; When you press Ctrl+Alt+B, it blocks the keyboard and the mouse until something unblocks them (Ctrl+Alt+Esc always does).
; When you press F4, it unblocks the keyboard and the mouse.
; When you press F5, it blocks the mouse, or unblocks it if it is blocked (Ctrl+Alt+Esc always does). Then it types “[mouse]”.
; To end the script: right-click the green H in the notification area and choose Exit.

#UseHook ; a hotkey must be seen before the blocked keyboard swallows it

F2:: {
    BlockInputs("keyboard", -1)
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

^!b::BlockInputs("both", 1)
F4::BlockInputs("both", 0)
F5:: {
    BlockInputs("mouse", -1)
    SendText("[mouse]")
    KeyWait("F5") ; holding the key down doesn't switch back and forth
}

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
