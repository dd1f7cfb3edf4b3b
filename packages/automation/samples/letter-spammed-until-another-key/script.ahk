#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it starts doing this over and over: it presses Z and waits 0.03 seconds. Press F8 again to stop.
; When you press F9, it stops everything that the script is doing.
; To end the script: right-click the green H in the notification area and choose Exit.

loopPause := 30 ; milliseconds between repetitions

F8:: {
    KeyWait("F8") ; holding the key down doesn't switch back and forth
    if TimerRuns("LoopSteps") {
        StopTimer("LoopSteps")
        return
    }
    RunLoop("LoopSteps", LoopSteps, loopPause)
}

F9::StopTimers()

LoopSteps(*) {
    Send("z")
    return true
}

; Does something over and over, as long as it returns true. Each repetition is its own thread, so that keys and other
; timers get their turn.
RunLoop(name, action, pause := 0) {
    timer := NewTimer(name, NextRound, 0)
    SetTimer(NextRound, -1)

    NextRound() {
        if timer.stopped
            return
        again := false
        try
            again := A_IsSuspended || action(timer)
        finally {
            if again && !timer.stopped {
                delay := Max(1, IsObject(pause) ? pause() : pause)
                timer.ends := A_TickCount + delay
                SetTimer(NextRound, -delay)
            } else if !timer.stopped
                StopTimer(name)
        }
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

TimerRuns(name) {
    return Timers().Has(name)
}

StopTimers() {
    for name in Timers().Clone()
        StopTimer(name)
}
