#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it replaces every “draft” in the text of all TXT files in Documents with “final”.
; When you press F8, it joins all CSV files in Documents into year.csv in the all folder in Documents.
; When you press F9, it saves a list of the files in Documents as list.txt on the desktop.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::ChangeTexts(A_MyDocuments . "\*.txt", (text) => StrReplace(text, "draft", "final"))
F8::MergeFiles(A_MyDocuments . "\*.csv", A_MyDocuments . "\all\year.csv")
F9::ListFiles(A_MyDocuments, A_Desktop . "\list.txt")

; Changes the text of files. The old ones go to the Recycle Bin.
ChangeTexts(files, change) {
    for path in FilesToUse(files) {
        before := ReadText(path), after := change(before)
        if before == after
            continue
        try {
            FileAppend(after, path ".new", "`n " TextEncoding(path))
            FileRecycle(path)
            FileMove(path ".new", path)
        } catch
            StopWithMessage("The file " path " cannot be changed. It may be open in another program.")
    }
}

; Finds the files to use, and says so if a file or its folder is missing.
FilesToUse(files) {
    paths := FilesIn(files)
    if paths.Length = 0 {
        SplitPath(files, , &folder)
        if !RegExMatch(files, "[*?]")
            StopWithMessage("The file " files " was not found.")
        NeedFolder(folder)
    }
    return paths
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

NeedFolder(folder) {
    if !DirExist(folder)
        StopWithMessage("The folder " folder " was not found.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; The text of a file. One that is not UTF-8 was written by an older program.
ReadText(path) {
    try {
        text := FileRead(path, "`n UTF-8")
        return InStr(text, Chr(0xFFFD)) ? FileRead(path, "`n CP0") : text
    }
    StopWithMessage("The file " path " cannot be read.")
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

; Joins text files into one. A table's header is included only once.
MergeFiles(files, target) {
    merged := "", head := ""
    for path in FilesToUse(files) {
        if path = target
            continue
        text := RTrim(ReadText(path), "`n")
        firstLine := StrSplit(text, "`n")[1]
        if head = ""
            head := firstLine
        else if target ~= "i)\.csv$" && firstLine = head
            text := SubStr(text, StrLen(head) + 2)
        merged .= text "`n"
    }
    if merged != ""
        WriteText(target, merged)
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

; Writes the names of what is in a folder into a file.
ListFiles(folder, target) {
    NeedFolder(folder)
    names := ""
    Loop Files folder "\*", "FD"
        if !InStr(A_LoopFileAttrib, "H") && A_LoopFilePath != target
            names .= A_LoopFileName "`n"
    WriteText(target, Sort(names))
}
