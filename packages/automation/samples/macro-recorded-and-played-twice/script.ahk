#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it starts recording what you press, or stops recording if it is recording.
; When you press F8, it plays the recording twice.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("ToolTip", "Screen")
CoordMode("Mouse", "Screen")

F7:: {
    RecordMacro()
    KeyWait("F7") ; holding the key down doesn't switch back and forth
}

F8::PlayMacro(2)

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

; What was recorded: kept only while the script runs.
Macro() {
    static recorded := { steps: [], held: Map(), recording: false, last: 0 }
    return recorded
}

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

WatchButtons(state) {
    HotIf(IsRecording) ; in addition to hotkeys that the script may have for the same buttons
    for button, name in Map("LButton", "Left", "RButton", "Right", "MButton", "Middle")
        for suffix, way in Map("", "Down", " up", "Up")
            Hotkey("~*" . button . suffix, RecordClick.Bind(name, way), state)
    HotIf()
}

RecordClick(name, way, *) {
    MouseGetPos(&x, &y)
    RecordStep("", x . " " . y . " " . name . " " . way)
}

RecordStep(send, click, key := "") {
    Macro().steps.Push({ send: send, click: click, key: key, pause: A_TickCount - Macro().last })
    Macro().last := A_TickCount
}

IsRecording(*) {
    return Macro().recording
}

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
