#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it does this 100 times: it types the repetition number followed by a space and waits 0.3 seconds.
; When you press F3, it stops everything that the script is doing.
; When you press Esc, it stops everything that the script is doing, then shows “stopped” next to the pointer for 8 seconds.
; When you press Pause, it ends the script.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    thisRun := CurrentRun()
    Loop 100 {
        EndIfStopped(thisRun)
        index := A_Index
        SendText(index . " ")
        Wait(300, thisRun)
    }
}

F3::StopRuns()
~Esc:: {
    StopRuns()
    ToolTip("stopped")
    SetTimer(ToolTip, -8000)
}

Pause::ExitApp()

; Running actions check this to see whether they were stopped; later ones get a new one.
CurrentRun() {
    static run := {stopped: false}
    if run.stopped
        run := {stopped: false}
    return run
}

EndIfStopped(run) {
    if run.stopped
        Exit() ; leaves everything that this thread is in
}

; Waits in small steps, so it can be stopped in between.
Wait(milliseconds, run) {
    end := A_TickCount + milliseconds
    while !run.stopped && (left := end - A_TickCount) > 0
        Sleep(Min(left, 50))
    EndIfStopped(run)
}

; Ends whatever is running, at its next wait or its loop's next repetition.
StopRuns() {
    CurrentRun().stopped := true
}
