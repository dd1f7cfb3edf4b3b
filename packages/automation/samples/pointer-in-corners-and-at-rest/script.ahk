#Requires AutoHotkey v2.0
#SingleInstance Force

; When the pointer touches the top left corner of the screen, it adds the line “corner” to log.txt in Documents.
; When the pointer stays at the right edge of the screen for 1 second, it adds the line “edge for a second” to log.txt in Documents.
; When the mouse has not moved for 2.5 seconds, it adds the line “still” to log.txt in Documents.
; When you press F2, if the pointer is in the bottom right corner of the screen, it types “corner”; otherwise, it types “elsewhere ” followed by the pointer’s position. Either way, it then presses Enter.
; When you press F3, it waits 1.5 seconds. Then, if you have moved the mouse in the meantime, it types “moved”; otherwise, it types “not moved”. Either way, it then presses Enter.
; When you press F4, it keeps waiting 0.2 seconds until you have moved the mouse in the meantime. After that, it types “stopped by hand”.
; Ctrl+Alt+Esc stops everything that the script is doing.
; To end the script: right-click the green H in the notification area and choose Exit.

ruleBegan := 0
ruleBegan2 := 0

CoordMode("Mouse", "Screen")
InstallMouseHook()
WhenBecomes(() => MouseAtEdge("top-left"), AtEdge, 100)
WhenLasts(() => MouseAtEdge("right-edge"), 1000, AtEdge2)
WhenBecomes(() => A_TimeIdleMouse >= 2500, WhenStill, 100)

F2:: {
    if MouseAtEdge("bottom-right") {
        SendText("corner")
    } else {
        SendText("elsewhere " . MousePosition())
    }
    Send("{Enter}")
}

F3:: {
    global ruleBegan
    thisRun := CurrentRun()
    ruleBegan := A_TickCount + 300 ; the press itself may move the mouse
    Wait(1500, thisRun)
    if (A_TimeIdleMouse < A_TickCount - ruleBegan) {
        SendText("moved")
    } else {
        SendText("not moved")
    }
    Send("{Enter}")
}

F4:: {
    global ruleBegan2
    thisRun := CurrentRun()
    ruleBegan2 := A_TickCount + 300 ; the press itself may move the mouse
    while !(A_TimeIdleMouse < A_TickCount - ruleBegan2) {
        EndIfStopped(thisRun)
        Wait(200, thisRun)
    }
    SendText("stopped by hand")
}

#SuspendExempt
^!Esc:: {
    StopRuns()
    ToolTip("Stopped")
    SetTimer(ToolTip, -1500)
}
#SuspendExempt false

AtEdge() {
    AppendLine(A_MyDocuments . "\log.txt", "corner")
}

AtEdge2() {
    AppendLine(A_MyDocuments . "\log.txt", "edge for a second")
}

WhenStill() {
    AppendLine(A_MyDocuments . "\log.txt", "still")
}

; Whether the pointer touches an edge or a corner of the screen.
MouseAtEdge(edge) {
    CoordMode("Mouse", "Screen")
    MouseGetPos(&x, &y)
    ; 76 to 79 are the corner and the size of all screens together
    left := x <= SysGet(76) + 1, right := x >= SysGet(76) + SysGet(78) - 2
    top := y <= SysGet(77) + 1, bottom := y >= SysGet(77) + SysGet(79) - 2
    return edge = "left-edge" ? left : edge = "right-edge" ? right
        : edge = "top-edge" ? top : edge = "bottom-edge" ? bottom
        : (InStr(edge, "left") ? left : right) && (InStr(edge, "top") ? top : bottom)
}

MousePosition() {
    MouseGetPos(&x, &y)
    return x . ", " . y
}

; Running actions check this to see whether they were stopped; later ones get a new one.
CurrentRun() {
    static run := {stopped: false}
    if run.stopped
        run := {stopped: false}
    return run
}

; Waits in small steps, so it can be stopped in between.
Wait(milliseconds, run) {
    end := A_TickCount + milliseconds
    while !run.stopped && (left := end - A_TickCount) > 0
        Sleep(Min(left, 50))
    EndIfStopped(run)
}

EndIfStopped(run) {
    if run.stopped
        Exit() ; leaves everything that this thread is in
}

; Adds a line at the end of a file.
AppendLine(path, text) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        before := FileExist(path) ? FileRead(path, "UTF-8") : ""
        lineBreak := before = "" || SubStr(before, -1) = "`n" ? "" : "`n"
        FileAppend(lineBreak text "`n", path, "`n " TextEncoding(path))
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

; Calls once each time something becomes true. Something that is true from the start does not count.
WhenBecomes(isTrue, action, period := 500, atStart := false) {
    was := atStart ? false : isTrue() ? true : false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        isNow := isTrue() ? true : false
        if (isNow = was)
            return
        was := isNow
        if isNow
            SetTimer(act, -1)
    }
}

; Calls once each time something has been true for this many milliseconds.
WhenLasts(isTrue, milliseconds, action) {
    since := 0, done := false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, 100)
    Look() {
        if !isTrue() {
            since := 0, done := false
            return
        }
        if !since
            since := A_TickCount
        if (done || A_TickCount - since < milliseconds)
            return
        done := true
        SetTimer(act, -1)
    }
}

; Ends whatever is running, at its next wait or its loop's next repetition.
StopRuns() {
    CurrentRun().stopped := true
}
