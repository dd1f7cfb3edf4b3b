#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it stops what F2 started earlier, shows “again” next to the pointer for a moment, then types “[late]” 2 seconds later.
; When you press F3, it stops what F2 started, then types “[off]”.
; When you press F4, if what F2 started is still running, it types “[waiting]”; otherwise, it types “[nothing waits]”.
; To end the script: right-click the green H in the notification area and choose Exit.

delay := 2 * 1000 ; milliseconds until it happens

F2:: {
    StopTimer("timer")
    RunOnce("timer", Timer, delay)
    ToolTip("again")
    SetTimer(ToolTip, -2000)
}

F3:: {
    StopTimer("timer")
    SendText("[off]")
}

F4:: {
    if TimerRuns("timer") {
        SendText("[waiting]")
    } else {
        SendText("[nothing waits]")
    }
    KeyWait("F4") ; holding the key down doesn't switch back and forth
}

Timer() {
    SendText("[late]")
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

TimerRuns(name) {
    return Timers().Has(name)
}
