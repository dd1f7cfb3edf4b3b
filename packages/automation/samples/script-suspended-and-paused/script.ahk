#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “[works]”.
; When you press F3, it turns all the script’s shortcuts off, or back on if they are off.
; Every 0.3 seconds while ticking mode is on, it types “.”
; When you press F4, it turns ticking mode on, or off if it is already on.
; When you press F5, it pauses the script, or resumes it if it is paused.
; When you press F6, it turns all the script’s shortcuts off.
; When you press F7, it turns all the script’s shortcuts back on.
; To end the script: right-click the green H in the notification area and choose Exit.

interval := 300 ; milliseconds between runs

tickingOn := false

SetTimer(EachTime, interval)

F2::SendText("[works]")
#SuspendExempt
F3:: {
    Suspend(-1)
    KeyWait("F3") ; holding the key down doesn't switch back and forth
}
#SuspendExempt false

F4:: {
    global tickingOn
    tickingOn := !tickingOn
    KeyWait("F4") ; holding the key down doesn't switch back and forth
}

F5:: {
    KeyWait("F5") ; holding the key down doesn't switch back and forth
    PauseScript(!A_IsPaused)
}

#SuspendExempt
F6::Suspend(true)
#SuspendExempt false

#SuspendExempt
F7::Suspend(false)
#SuspendExempt false

EachTime() {
    if !tickingOn
        return
    SendText(".")
}

; Pauses this script's timers and loops, or resumes them.
PauseScript(on) {
    if on && !A_IsPaused
        SetTimer(() => Pause(true), -1) ; in its own thread, because this one still has something to do
    else if !on && A_IsPaused
        Pause(false)
}
