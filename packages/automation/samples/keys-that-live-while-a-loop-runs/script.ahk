#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it starts doing this over and over: it adds 1 to the count and waits 0.3 seconds. Press F2 again to stop.
; While what F2 started is still running, when you press X, it stops what F2 started, then types “[stopped after ”, the count, and “]”.
; While what F2 started is still running, Space does nothing.
; While what F2 started is not running, when you press F9, it types “[not running]”, then sets the count back to zero.
; To end the script: right-click the green H in the notification area and choose Exit.

loopPause := 300 ; milliseconds between repetitions

count := 0

#HotIf TimerRuns("timer")
x:: {
    StopTimer("timer")
    SendText("[stopped after " . count . "]")
}

Space::return
+Space::return
#HotIf

#HotIf !TimerRuns("timer")
F9:: {
    global count
    SendText("[not running]")
    count := 0
}
#HotIf

F2:: {
    KeyWait("F2") ; holding the key down doesn't switch back and forth
    if TimerRuns("timer")
        StopTimer("timer")
    else
        RunLoop("timer", Timer, loopPause)
}

Timer(*) {
    global count
    count += 1
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
