#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “.” every 0.3 seconds for as long as you hold F2.
; When you press F3, it types “[down]”, and when you let go, it types “[up]”.
; Each time you press F4, it does the next one of these in turn: 1. types “[one]”; 2. types “[two]”, waits 0.2 seconds, and types “[two and a half]”; 3. types “[three]”. Then it starts over.
; When you press F5, it types “[now]” right away, then types “[later]” 1 second later.
; When you press F6, it stops what F5 started, then types “[stopped]”.
; To end the script: right-click the green H in the notification area and choose Exit.

delay := 1 * 1000 ; milliseconds until it happens

turn := 0

F2:: {
    Loop {
        SendText(".")
    } until KeyWait("F2", "T0.3")
}

F3:: {
    SendText("[down]")
    KeyWait("F3")
    SendText("[up]")
}

F4:: {
    global turn
    turn := Mod(turn, 3) + 1
    switch turn {
        case 1:
            SendText("[one]")
        case 2:
            SendText("[two]")
            Sleep(200)
            SendText("[two and a half]")
        case 3:
            SendText("[three]")
    }
    KeyWait("F4") ; holding the key down doesn't switch back and forth
}

F5:: {
    RunOnce("timer", Timer, delay)
    SendText("[now]")
}

F6:: {
    StopTimer("timer")
    SendText("[stopped]")
}

Timer() {
    SendText("[later]")
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
