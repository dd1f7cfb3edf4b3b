#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “[press f8]”, waits until you press F8, then types “[thanks]”.
; When you press F3, it types “[copy]”, waits until something is copied, then types “[got ”, the copied text, and “]”.
; When you press F4, it repeats this until the copied text is “end”: it types “.” and waits 0.4 seconds. After that, it types “[ended]”.
; Ctrl+Alt+Esc stops everything that the script is doing.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    thisRun := CurrentRun()
    SendText("[press f8]")
    WaitForKey("F8", [], thisRun)
    SendText("[thanks]")
}

F3:: {
    copiesBefore := CopyNumber()
    thisRun := CurrentRun()
    SendText("[copy]")
    if !WaitForCopy(&copiesBefore, thisRun)
        return
    SendText("[got " . A_Clipboard . "]")
}

F4:: {
    thisRun := CurrentRun()
    while !(A_Clipboard = "end") {
        EndIfStopped(thisRun)
        SendText(".")
        Wait(400, thisRun)
    }
    SendText("[ended]")
}

#SuspendExempt
^!Esc:: {
    StopRuns()
    ToolTip("Stopped")
    SetTimer(ToolTip, -1500)
}
#SuspendExempt false

; Running actions check this to see whether they were stopped; later ones get a new one.
CurrentRun() {
    static run := {stopped: false}
    if run.stopped
        run := {stopped: false}
    return run
}

; Waits until a key is pressed while the others are held; one that is down already must be let go first.
WaitForKey(key, others := [], run := 0) {
    KeyWait(key)
    loop {
        if KeyWait(key, "D T0.1") {
            if AreHeld()
                return
            KeyWait(key)
        }
        if run && run.stopped
            Exit()
    }

    AreHeld() {
        for other in others
            if !GetKeyState(other, "P")
                return false
        return true
    }
}

; Increases with each change to the clipboard.
CopyNumber() {
    return DllCall("GetClipboardSequenceNumber", "UInt")
}

; Waits up to half a minute until something has been copied since the clipboard had this number.
WaitForCopy(&number, run := 0) {
    before := number
    if !WaitUntil(() => CopyNumber() != before, 30000, run)
        return false
    Sleep(50) ; the program may still be writing
    number := CopyNumber()
    return ClipWait(1, 1)
}

; Waits until a test returns something and returns that; 0 if it took too long. Without a limit it waits forever.
WaitUntil(test, limit := 0, run := 0) {
    end := A_TickCount + limit
    while !(found := test()) {
        if run && run.stopped
            Exit()
        if limit && A_TickCount > end
            return 0
        Sleep(50)
    }
    return found
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
