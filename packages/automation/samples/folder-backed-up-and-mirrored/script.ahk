#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it backs up Documents to C:\Save.
; When you press F8, it makes C:\Mirror an exact copy of Documents.
; When you press F9, it moves b.txt in Documents to the Recycle Bin, saves “changed” as a.txt in Documents, then makes C:\Mirror an exact copy of Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::BackUpFolder(A_MyDocuments, "C:\Save")
F8::SyncFolder(A_MyDocuments, "C:\Mirror")
F9:: {
    RecycleFiles(A_MyDocuments . "\b.txt")
    WriteText(A_MyDocuments . "\a.txt", "changed")
    SyncFolder(A_MyDocuments, "C:\Mirror")
}

; Copies a folder into a new one with the date in its name.
BackUpFolder(folder, place) {
    NeedFolder(folder)
    KeepApart(folder, place)
    SplitPath(RTrim(folder, "\"), &name)
    target := FreePath(RTrim(place, "\") "\" Trim(name " " FormatTime(, "yyyy-MM-dd HH-mm")))
    MakeFolder(place)
    try {
        DirCopy(folder, target)
        TrayTip("Saved in " target)
    } catch
        StopWithMessage("Not everything in " folder " could be copied to " target ".")
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

; A folder cannot be copied into itself.
KeepApart(folder, target) {
    first := RTrim(folder, "\") "\", second := RTrim(target, "\") "\"
    if InStr(first, second) = 1 || InStr(second, first) = 1
        StopWithMessage("One of the folders " folder " and " target " is inside the other.")
}

; A path that is not taken yet: "name (2).txt" if "name.txt" is taken.
FreePath(path) {
    SplitPath(path, , &folder, &extension, &name)
    if DirExist(path)
        name .= extension = "" ? "" : "." extension, extension := ""
    free := path
    while FileExist(free)
        free := folder "\" name " (" A_Index + 1 ")" (extension = "" ? "" : "." extension)
    return free
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Makes the second folder the same as the first. What is replaced or deleted there goes to the Recycle Bin.
SyncFolder(folder, target) {
    folder := RTrim(folder, "\"), target := RTrim(target, "\")
    NeedFolder(folder)
    KeepApart(folder, target)
    if !FileExist(folder "\*")
        StopWithMessage("The folder " folder " is empty. Nothing was changed.")
    MakeFolder(target)
    failed := 0
    Loop Files folder "\*", "FDR" {
        copy := target SubStr(A_LoopFilePath, StrLen(folder) + 1)
        try {
            if InStr(A_LoopFileAttrib, "D")
                DirCreate(copy)
            else if !FileExist(copy)
                FileCopy(A_LoopFilePath, copy)
            else if FileGetTime(copy) != A_LoopFileTimeModified || FileGetSize(copy) != A_LoopFileSize {
                FileRecycle(copy)
                FileCopy(A_LoopFilePath, copy)
            }
        } catch
            failed += 1
    }
    gone := []
    Loop Files target "\*", "FDR"
        if !FileExist(folder SubStr(A_LoopFilePath, StrLen(target) + 1))
            gone.Push(A_LoopFilePath)
    for path in gone
        if FileExist(path) ; it may have gone with its folder
            try FileRecycle(path)
            catch
                failed += 1
    TrayTip(failed ? failed " files in use were left out." : "The folders now match.")
}

; Moves files to the Recycle Bin: all of them, or those that are older than this many days.
RecycleFiles(files, days := -1) {
    for path in FilesToUse(files)
        if days < 0 || FileAge(path) > days
            try FileRecycle(path)
            catch
                TrayTip(path " cannot be deleted. It may be open in another program.")
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

; How many days a file has been unchanged and in its place.
FileAge(path) {
    return Min(DateDiff(A_Now, FileGetTime(path), "Days"), DateDiff(A_Now, FileGetTime(path, "C"), "Days"))
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

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"
