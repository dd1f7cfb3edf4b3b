#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it starts typing “.” every half second and keeps going.
; When you press F3, it stops what F2 started.
; When you press F4, if what F2 started is still running, it types “[runs]”; otherwise, it types “[stands]”.
; When you press F5, it starts doing this over and over: it types “-” and waits 0.4 seconds. Press F5 again to stop.
; While what F5 started is still running, when you press F6, it stops what F5 started, then types “[dash off]”.
; To end the script: right-click the green H in the notification area and choose Exit.

interval := 500 ; milliseconds from one run to the next
loopPause := 400 ; milliseconds between repetitions

#HotIf TimerRuns("timer2")
F6:: {
    StopTimer("timer2")
    SendText("[dash off]")
}
#HotIf

F2::RunEvery("timer", Timer, interval)
F3::StopTimer("timer")
F4:: {
    if TimerRuns("timer") {
        SendText("[runs]")
    } else {
        SendText("[stands]")
    }
    KeyWait("F4") ; holding the key down doesn't switch back and forth
}

F5:: {
    KeyWait("F5") ; holding the key down doesn't switch back and forth
    if TimerRuns("timer2")
        StopTimer("timer2")
    else
        RunLoop("timer2", Timer2, loopPause)
}

Timer(*) {
    SendText(".")
}

Timer2(*) {
    SendText("-")
    return true
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
