#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if done.txt in Documents exists, it shows the message “already done”; otherwise, it saves “x” as done.txt in Documents and shows “made” next to the pointer for 8 seconds.
; When you press F3, if the number of TXT files in Documents is more than 1, it types “[many]”; otherwise, it types “[”, the number of TXT files in Documents, and “]”.
; When you press F4, it reads list.txt in Documents, types line 2 of the text of the file, “|”, and the text of list.txt in Documents, then presses Enter.
; When you press F5, it types the size of Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    KeyWait("F2") ; holding the key down doesn't repeat this
    if (FileExist((A_MyDocuments . "\done.txt")) != "") {
        ShowMessage("already done")
    } else {
        WriteText(A_MyDocuments . "\done.txt", "x")
        ToolTip("made")
        SetTimer(ToolTip, -8000)
    }
}

F3:: {
    if (FilesIn(A_MyDocuments . "\*.txt").Length > 1) {
        SendText("[many]")
    } else {
        SendText("[" . FilesIn(A_MyDocuments . "\*.txt").Length . "]")
    }
}

F4:: {
    text := ReadText(A_MyDocuments . "\list.txt")
    SendText(LineOf(text, 2) . "|" . ReadText(A_MyDocuments . "\list.txt"))
    Send("{Enter}")
}

F5::SendText(FolderSize(A_MyDocuments))

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)

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

; The visible files that a path, a pattern such as C:\x\*.pdf, or several of these, one per line, stand for.
FilesIn(files) {
    paths := []
    Loop Parse files, "`n", "`r" {
        if A_LoopField = ""
            continue
        if !RegExMatch(A_LoopField, "[*?]") {
            if FileExist(A_LoopField)
                paths.Push(A_LoopField)
            continue
        }
        SplitPath(A_LoopField, , , &extension)
        Loop Files A_LoopField {
            if RegExMatch(extension, "^\w+$") && A_LoopFileExt != extension
                continue ; *.doc also finds the short name of a .docx
            isLoading := RegExMatch(A_LoopFileExt, "i)^(crdownload|part|partial)$")
            if !isLoading && !InStr(A_LoopFileAttrib, "H")
                paths.Push(A_LoopFilePath)
        }
    }
    return paths
}

; The text of a file. One that is not UTF-8 was written by an older program.
ReadText(path) {
    try {
        text := FileRead(path, "`n UTF-8")
        return InStr(text, Chr(0xFFFD)) ? FileRead(path, "`n CP0") : text
    }
    StopWithMessage("The file " path " cannot be read.")
}

; One line of a text. -1 is the last one; beyond it, the result is empty.
LineOf(text, number) {
    return NthOf(StrSplit(RegExReplace(text, "\R\z"), "`n", "`r"), number)
}

NthOf(items, number) {
    number := Integer(number) < 0 ? items.Length + 1 + Integer(number) : Integer(number)
    return items.Has(number) ? items[number] : ""
}

; The size of all files in a folder and below it, such as 12.3 MB.
FolderSize(folder) {
    size := 0
    Loop Files folder . "\*", "R"
        size += A_LoopFileSize
    for unit in ["bytes", "KB", "MB", "GB"]
        if size < 1024 || A_Index = 4
            return Round(size, A_Index = 1 || size >= 100 ? 0 : 1) . " " . unit
        else
            size /= 1024
}
