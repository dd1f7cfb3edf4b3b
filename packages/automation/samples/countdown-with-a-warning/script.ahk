#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it counts down 5 seconds on the screen. 3 seconds before the end, it types “[soon]”. At the end, it types “[over]”.
; When you press F3, it stops the countdown, then types “[stopped]”.
; To end the script: right-click the green H in the notification area and choose Exit.

countdownLength := 5 * 1000 ; milliseconds

F2:: {
    CountDown("timer", Timer, countdownLength)
    BeforeTheEnd("timer", WarnOfTheEnd, 3000)
}

F3:: {
    StopTimer("timer")
    SendText("[stopped]")
}

Timer() {
    SendText("[over]")
}

WarnOfTheEnd() {
    SendText("[soon]")
}

; Does something later, and shows the remaining time in a corner of the screen.
CountDown(name, action, delay) {
    timer := RunOnce(name, action, delay)
    box := Gui("+AlwaysOnTop -Caption +ToolWindow")
    box.BackColor := "Black"
    box.SetFont("s28 cWhite bold", "Segoe UI")
    timeLeft := box.AddText("w180 Center", ClockText(delay))
    box.Show("x" A_ScreenWidth - 300 " y" 20 + 80 * (Timers().Count - 1) " NoActivate")
    SetTimer(ShowTimeLeft, 200)

    ShowTimeLeft() {
        if timer.stopped {
            SetTimer(ShowTimeLeft, 0)
            box.Destroy()
        } else
            timeLeft.Value := ClockText(Ceil((timer.ends - A_TickCount) / 1000) * 1000)
    }
}

; Does something later.
RunOnce(name, action, delay) {
    timer := NewTimer(name, Tick, delay)
    SetTimer(Tick, -Max(1, delay))
    return timer

    Tick() {
        if timer.stopped
            return
        StopTimer(name)
        action()
    }
}

; A timer with that name, not started yet; if one is already running, it is stopped.
NewTimer(name, tick, delay) {
    StopTimer(name)
    timer := {tick: tick, started: A_TickCount, ends: A_TickCount + delay, stopped: false}
    Timers()[name] := timer
    return timer
}

; The timers and loops that are running, by name.
Timers() {
    static running := Map()
    return running
}

; Ends a timer or a loop. If it is in the middle of something, that ends at its next wait.
StopTimer(name) {
    if !Timers().Has(name)
        return
    timer := Timers().Delete(name)
    timer.stopped := true
    SetTimer(timer.tick, 0)
}

; Milliseconds as 4:05, or as 1:04:05 for an hour or more.
ClockText(milliseconds) {
    seconds := Round(milliseconds / 1000)
    if seconds < 3600
        return Format("{}:{:02}", seconds // 60, Mod(seconds, 60))
    return Format("{}:{:02}:{:02}", seconds // 3600, Mod(seconds // 60, 60), Mod(seconds, 60))
}

; Does something this many milliseconds before a timer is over, unless the timer has been stopped by then.
BeforeTheEnd(name, action, milliseconds) {
    timer := Timers()[name]
    SetTimer(Tick, -Max(1, timer.ends - milliseconds - A_TickCount))

    Tick() {
        if !timer.stopped
            action()
    }
}
