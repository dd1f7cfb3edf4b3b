#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “[works]”.
; When you press F3, it turns all shortcuts of the script off, or back on if they are off.
; Every 0.3 seconds while ticking mode is on, it types “.”
; When you press F4, it turns ticking mode on, or off if it is already on.
; When you press F5, it pauses the script, or resumes it if it is paused.
; When you press F6, it turns all shortcuts of the script off.
; When you press F7, it turns all shortcuts of the script back on.
; To end the script: right-click the green H in the notification area and choose Exit.

interval := 300 ; milliseconds between two times

tickingOn := false

SetTimer(EachTime, interval)

F2::SendText("[works]")
#SuspendExempt
F3:: {
    Suspend(-1)
    KeyWait("F3") ; held down, the key must not switch again and again
}
#SuspendExempt false

F4:: {
    global tickingOn
    tickingOn := !tickingOn
    KeyWait("F4") ; held down, the key must not switch again and again
}

F5:: {
    KeyWait("F5") ; held down, the key must not switch again and again
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

; Holds up the timers and loops of this script, or lets them go on.
PauseScript(on) {
    if on && !A_IsPaused
        SetTimer(() => Pause(true), -1) ; in a thread of its own, for the one here still has something to do
    else if !on && A_IsPaused
        Pause(false)
}
