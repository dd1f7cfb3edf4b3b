#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, for each TXT file in Documents, it types the file’s name followed by “/”. After the last one, it presses Enter.
; When you press F3, it minimizes all Chrome windows.
; When you press F4, for each Chrome window, it restores that window to normal size and adds the title of that window as a new line to seen.log in Documents.
; When you press F5, for each number from 1 to 3, it saves the number as a file in Documents whose name is the number written with 3 digits (like 012) followed by “ note.md”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    for each in FilesIn(A_MyDocuments . "\*.txt") {
        file2 := each
        SendText(NameOfFile(file2) . "/")
    }
    Send("{Enter}")
}

F3:: {
    for window in OpenWindows("ahk_exe chrome.exe") {
        try WinMinimize(window)
    }
}

F4:: {
    for window2 in OpenWindows("ahk_exe chrome.exe") {
        try WinRestore(window2)
        AppendLine(A_MyDocuments . "\seen.log", TitleOf(window2))
    }
}

F5:: {
    for each in Counting(1, 3) {
        index := each
        WriteText(A_MyDocuments . "\" . FileNameFrom(Padded(index, 3)) . " note.md", index)
    }
}

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

; The windows that Alt+Tab shows, or those of a program among them, the front one first
OpenWindows(criterion := "") {
    windows := []
    for window in WinGetList(criterion)
        if IsOpenWindow(window)
            windows.Push(window)
    return windows
}

; Whether Alt+Tab shows it: not the desktop, the taskbar, a tool window or a suspended app that is not visible
IsOpenWindow(window) {
    try {
        if WinGetTitle(window) = "" || IsShell(window)
            return false
        style := WinGetExStyle(window)
        isOwned := DllCall("GetWindow", "Ptr", window, "UInt", 4, "Ptr") != 0
        if style & 0x80 || isOwned && !(style & 0x40000) ; 0x80 is a tool window, 0x40000 wants to be on the taskbar
            return false
        DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 14, "UInt*", &cloaked := 0, "UInt", 4)
        return !cloaked
    }
    return false ; it was closed in the meantime
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
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

; The title of a window, or nothing if there is none.
TitleOf(window) {
    try return WinGetTitle(window)
    return ""
}

; The whole numbers from the first to the last, counting down if the last is smaller.
Counting(first, last) {
    step := first <= last ? 1 : -1
    next := first
    return GiveNext

    GiveNext(&number) {
        if (last - next) * step < 0
            return false
        number := next
        next += step
        return true
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

; Text as a file name: some characters are not allowed in one.
FileNameFrom(text) {
    name := RegExReplace(text, '[\\/:*?"<>|\x00-\x1F]+', "-")
    return RTrim(SubStr(Trim(name), 1, 150), ". ")
}

; 7 becomes 007.
Padded(value, digits) {
    value := String(value)
    while StrLen(value) < digits
        value := "0" . value
    return value
}
