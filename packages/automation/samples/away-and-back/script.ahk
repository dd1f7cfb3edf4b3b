#Requires AutoHotkey v2.0
#SingleInstance Force

; When nobody has touched the PC for 3 seconds, it adds the line “idle” to log.txt in Documents.
; When you come back after being away for 5 seconds or more, it adds the line “back” to log.txt in Documents, then turns away mode off.
; Every half second while you have not touched the keyboard or mouse for 4 seconds, while away mode is not on, it turns away mode on, then adds the line “away” to log.txt in Documents.
; While away mode is not on, when you press F2, it types “[here]”.
; To end the script: right-click the green H in the notification area and choose Exit.

idleTime := 3000 ; milliseconds without keyboard or mouse input
awayTime := 5000 ; milliseconds without keyboard or mouse input
interval := 500 ; milliseconds between runs

awayOn := false

InstallKeybdHook()
InstallMouseHook()
WhenBecomes(() => A_TimeIdlePhysical >= idleTime, WhenIdle)
WhenBack(awayTime, WhenBack2)
SetTimer(EachTime, interval)

#HotIf !awayOn
F2::SendText("[here]")
#HotIf

WhenIdle() {
    AppendLine(A_MyDocuments . "\log.txt", "idle")
}

WhenBack2() {
    global awayOn
    AppendLine(A_MyDocuments . "\log.txt", "back")
    awayOn := false
}

EachTime() {
    global awayOn
    if !((A_TimeIdlePhysical >= 4000) && !awayOn)
        return
    awayOn := true
    AppendLine(A_MyDocuments . "\log.txt", "away")
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

; Calls when somebody touches a key or the mouse after this many milliseconds without input.
WhenBack(away, action) {
    last := 0
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, 500)
    Look() {
        before := last, last := A_TimeIdlePhysical
        if (before >= away && last < before)
            SetTimer(act, -1)
    }
}
