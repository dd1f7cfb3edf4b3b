#Requires AutoHotkey v2.0
#SingleInstance Force
global clicking := false
global clickInterval := 50
F6::ToggleClicker()
F7::ChangeSpeed(-10)
F8::ChangeSpeed(10)
ToggleClicker() {
    global clicking, clickInterval
    clicking := !clicking
    if clicking {
        SetTimer(DoClick, clickInterval)
        ShowStatus("Auto-clicker ON")
    } else {
        SetTimer(DoClick, 0)
        ShowStatus("Auto-clicker OFF")
    }
}
ChangeSpeed(step) {
    global clickInterval
    clickInterval := Max(10, clickInterval + step)
    ShowStatus("Interval: " clickInterval " ms")
}
DoClick() => Click()
ShowStatus(message) {
    ToolTip(message)
    SetTimer(() => ToolTip(), -1500)
}
