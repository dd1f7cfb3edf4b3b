#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it blocks the keyboard for 8 seconds, then types “cleaning”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    BlockInputFor(8000, "keyboard")
    SendText("cleaning")
}

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

; Milliseconds as 4:05, or as 1:04:05 for an hour or more.
ClockText(milliseconds) {
    seconds := Round(milliseconds / 1000)
    if seconds < 3600
        return Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
    return Format("{}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
}
