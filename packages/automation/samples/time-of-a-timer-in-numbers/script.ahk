#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it counts down 2 minutes on the screen. At the end, it beeps. At the same time, it starts the stopwatch.
; When you press F3, if the seconds that have passed since the countdown began are at least 3, it types “[three]”; otherwise, it types “[early]”.
; When you press F4, it types “[”, the minutes left on the countdown, “ min, ”, the minutes that have passed since the countdown began, “ over, ”, the hours on the stopwatch, and “ h]”.
; When you press F5, it types “[”, the seconds on the stopwatch, “][”, the minutes left on the countdown times 60, and “]”.
; When you press F6, it stops the countdown, then types “[”, the seconds left on the countdown, and “]”.
; To end the script: right-click the green H in the notification area and choose Exit.

countdownLength := 2 * 60 * 1000 ; milliseconds

F2:: {
    CountDown("timer", Timer, countdownLength)
    Stopwatch("start")
}

F3:: {
    if (Floor(TimeSinceStart("timer") / 1000) >= 3) {
        SendText("[three]")
    } else {
        SendText("[early]")
    }
}

F4::SendText("[" . Ceil(TimeToEnd("timer") / 60000) . " min, " . Floor(TimeSinceStart("timer") / 60000) . " over, " . Round(Stopwatch() / 3600000, 2) . " h]")
F5::SendText("[" . Floor(Stopwatch() / 1000) . "][" . PlainNumber(Ceil(TimeToEnd("timer") / 60000) * 60) . "]")
F6:: {
    StopTimer("timer")
    SendText("[" . Ceil(TimeToEnd("timer") / 1000) . "]")
}

Timer() {
    SoundBeep(750, 300)
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

; A stopwatch in a corner of the screen: "start", "stop", "toggle", "reset" or "show". Gives the milliseconds so far.
Stopwatch(order := "") {
    static counted := 0, startedAt := 0, box := 0, display := 0
    if order = "toggle"
        order := startedAt ? "stop" : "start"
    if order = "start" && !startedAt
        startedAt := A_TickCount
    else if order = "stop" && startedAt {
        counted += A_TickCount - startedAt
        startedAt := 0
    } else if order = "reset" {
        counted := 0
        startedAt := startedAt ? A_TickCount : 0
    }
    if order != ""
        ShowBox()
    return Elapsed()

    Elapsed() {
        return counted + (startedAt ? A_TickCount - startedAt : 0)
    }

    ShowBox() {
        if !box {
            box := Gui("+AlwaysOnTop -Caption +ToolWindow")
            box.BackColor := "Black"
            box.SetFont("s24 cLime bold", "Consolas")
            display := box.AddText("w200 Center")
        }
        ShowTime()
        box.Show("x20 y20 NoActivate")
        SetTimer(ShowTime, startedAt ? 100 : 0)
    }

    ShowTime() {
        time := Elapsed()
        display.Value := Format("{:02}:{:02}:{:02}.{}"
            , time // 3600000, Mod(time // 60000, 60), Mod(time // 1000, 60), Mod(time // 100, 10))
    }
}

; The milliseconds that a timer has been running.
TimeSinceStart(name) {
    return Timers().Has(name) ? A_TickCount - Timers()[name].started : 0
}

; The milliseconds until a timer is over or next runs.
TimeToEnd(name) {
    return Timers().Has(name) ? Max(0, Timers()[name].ends - A_TickCount) : 0
}

; A number as text, without trailing zeros: AutoHotkey would write 0.1 + 0.2 as 0.30000000000000004.
PlainNumber(value) {
    if !IsFloat(value)
        return value
    return RegExReplace(Format("{:.10f}", value), "\.?0+$")
}
