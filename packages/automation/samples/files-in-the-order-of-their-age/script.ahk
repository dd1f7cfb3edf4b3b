#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it saves “changed” as a.txt in C:\t.
; When you press F3, for each TXT file in C:\t, it types the file’s name followed by a space. After the last one, it presses Enter.
; When you press F4, for each TXT file in C:\t, oldest first, it types the file’s name followed by a space. After the last one, it presses Enter.
; When you press F5, for each TXT file in C:\t, newest first, it types the file’s name followed by a space. After the last one, it presses Enter.
; When you press F6, it types the number of TXT files in C:\t, “ files, ”, the number of TXT files in C:\t older than 30 days, and “ old”. Then, for each TXT file in C:\t older than 30 days, newest first, it types “never”.
; To end the script: right-click the green H in the notification area and choose Exit.

file2 := ""

F2::WriteText("C:\t\a.txt", "changed")
F3:: {
    global file2
    for each in FilesIn("C:\t\*.txt") {
        file2 := each
        SendText(NameOfFile(file2) . " ")
    }
    Send("{Enter}")
}

F4:: {
    global file2
    for each in FilesByAge(FilesIn("C:\t\*.txt")) {
        file2 := each
        SendText(NameOfFile(file2) . " ")
    }
    Send("{Enter}")
}

F5:: {
    global file2
    for each in FilesByAge(FilesIn("C:\t\*.txt"), true) {
        file2 := each
        SendText(NameOfFile(file2) . " ")
    }
    Send("{Enter}")
}

F6:: {
    global file2
    SendText(FilesIn("C:\t\*.txt").Length . " files, " . OlderFiles(FilesIn("C:\t\*.txt"), 30).Length . " old")
    for each in FilesByAge(OlderFiles(FilesIn("C:\t\*.txt"), 30), true) {
        file2 := each
        SendText("never")
    }
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

; The name without the folder. For several paths, one per line, it gives each name.
NameOfFile(path) {
    return RegExReplace(path, "m)^.*[\\/](?=.)")
}

; The files in the order in which they were last added or changed, oldest first unless reversed.
FilesByAge(paths, isNewestFirst := false) {
    rows := "", sorted := []
    for path in paths {
        changed := FileGetTime(path), created := FileGetTime(path, "C")
        rows .= (StrCompare(changed, created) > 0 ? changed : created) path "`n"
    }
    Loop Parse Sort(RTrim(rows, "`n"), isNewestFirst ? "R" : ""), "`n"
        sorted.Push(SubStr(A_LoopField, 15)) ; after the 14 digits of the time
    return sorted
}

; The files that are older than this many days.
OlderFiles(paths, days) {
    older := []
    for path in paths
        if FileAge(path) > days
            older.Push(path)
    return older
}

; How many days a file has been unchanged and in its place.
FileAge(path) {
    return Min(DateDiff(A_Now, FileGetTime(path), "Days"), DateDiff(A_Now, FileGetTime(path, "C"), "Days"))
}
