#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it remembers 0.3, then starts pressing A at the interval given by the remembered number (in seconds) and keeps going.
; When you press F3, it remembers 60.
; When you press F4, it stops everything that the script is doing.
; To end the script: right-click the green H in the notification area and choose Exit.

text := 0

F2:: {
    global text
    text := 0.3
    RunEvery("RepeatedSteps", RepeatedSteps, () => text * 1000)
}

F3:: {
    global text
    text := 60
}

F4::StopTimers()

RepeatedSteps(*) {
    Send("a")
}

; Ends a timer or a loop. If it is in the middle of something, that ends at its next wait.
StopTimer(name) {
    if !Timers().Has(name)
        return
    timer := Timers().Delete(name)
    timer.stopped := true
    SetTimer(timer.tick, 0)
}

; The timers and loops that are running, by name.
Timers() {
    static running := Map()
    return running
}

; Does something over and over, with this much time from one start to the next.
RunEvery(name, action, period, delay := 0) {
    timer := NewTimer(name, Tick, delay)
    SetTimer(Tick, -Max(1, delay))

    Tick() {
        if timer.stopped
            return
        next := Max(1, IsObject(period) ? period() : period)
        timer.ends := A_TickCount + next
        SetTimer(Tick, -next)
        if !A_IsSuspended
            action(timer)
    }
}

; A timer with that name, not started yet; if one is already running, it is stopped.
NewTimer(name, tick, delay) {
    StopTimer(name)
    timer := {tick: tick, started: A_TickCount, ends: A_TickCount + delay, stopped: false}
    Timers()[name] := timer
    return timer
}

StopTimers() {
    for name in Timers().Clone()
        StopTimer(name)
}
