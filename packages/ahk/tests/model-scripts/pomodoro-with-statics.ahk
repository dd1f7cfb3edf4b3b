#Requires AutoHotkey v2.0
^!p:: {
    static isRunning := false
    static endTime := 0
    isRunning := !isRunning
    if !isRunning {
        SetTimer(UpdateCountdown, 0)
        ToolTip()
        return
    }
    endTime := A_TickCount + 25 * 60 * 1000
    SetTimer(UpdateCountdown, 1000)
    UpdateCountdown() {
        remaining := (endTime - A_TickCount) // 1000
        if (remaining <= 0) {
            SetTimer(UpdateCountdown, 0)
            isRunning := false
            ToolTip()
            SoundBeep(880, 500)
            MsgBox("Time for a break!", "Pomodoro")
            return
        }
        ToolTip(Format("{:02}:{:02}", remaining // 60, Mod(remaining, 60)), 10, 10)
    }
}
