#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F6, it starts pressing E every 0.2 seconds. Press F6 again to stop.
; To end the script: right-click the green H in the notification area and choose Exit.

interval := 200 ; milliseconds from one run to the next

F6:: {
    if TimerRuns("RepeatedSteps")
        StopTimer("RepeatedSteps")
    else
        RunEvery("RepeatedSteps", RepeatedSteps, interval)
    KeyWait("F6") ; holding the key down doesn't switch back and forth
}

RepeatedSteps(*) {
    Send("e")
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

TimerRuns(name) {
    return Timers().Has(name)
}
