#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it adds “Tea at ” followed by the copied text as a new line to log.txt in Documents.
; When you press F8, it saves the copied text as todo.txt on the desktop.
; When you press F9, it reads todo.txt on the desktop, types “Read: ” followed by the text of the file, presses Enter, then adds the text of the file followed by “;ü” as a new line to seen.csv in the 2026 folder in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::AppendLine(A_MyDocuments . "\log.txt", "Tea at " . TextOrEnd(A_Clipboard))
F8::WriteText(A_Desktop . "\todo.txt", A_Clipboard)
F9:: {
    text := ReadText(A_Desktop . "\todo.txt")
    SendText("Read: " . text)
    Send("{Enter}")
    AppendLine(A_MyDocuments . "\2026\seen.csv", text . "`;ü")
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

; Text; if there is none, the rule ends
TextOrEnd(text) {
    if text = ""
        Exit()
    return text
}

; Writes text to a file. What this script finds there the first time goes to the Recycle Bin.
WriteText(path, text) {
    static written := Map()
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        if !written.Has(path) && FileExist(path)
            FileRecycle(path)
        written[path] := true
        file := FileOpen(path, "w `n", TextEncoding(path))
        file.Write(text)
        file.Close()
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

; The text of a file. One that is not UTF-8 was written by an older program.
ReadText(path) {
    try {
        text := FileRead(path, "`n UTF-8")
        return InStr(text, Chr(0xFFFD)) ? FileRead(path, "`n CP0") : text
    }
    StopWithMessage("The file " path " cannot be read.")
}
