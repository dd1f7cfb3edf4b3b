#Requires AutoHotkey v2.0
#SingleInstance Force

; When the script starts, it adds the line “started” to log.txt in Documents, then sets the count to 1.
; 1.5 seconds after the script starts, it adds 10 to the count, then types “after ” followed by the count.
; When the script ends, it adds “ended with ” followed by the count as a new line to log.txt in Documents.
; When you press F9, it adds 1 to the count, then ends the script.
; To end the script: right-click the green H in the notification area and choose Exit.

firstWait := 1500 ; milliseconds after the script starts

text := 0

SetTimer(AtStart, -10)
SetTimer(AfterStart, -firstWait)
OnExit((*) => AtExit())

F9:: {
    global text
    text += 1
    ExitApp()
    KeyWait("F9") ; holding the key down doesn't switch back and forth
}

AtStart() {
    global text
    AppendLine(A_MyDocuments . "\log.txt", "started")
    text := 1
}

AfterStart() {
    global text
    text += 10
    SendText("after " . text)
}

AtExit() {
    AppendLine(A_MyDocuments . "\log.txt", "ended with " . text)
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
