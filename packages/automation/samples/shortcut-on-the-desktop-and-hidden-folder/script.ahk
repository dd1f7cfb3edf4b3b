#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it makes a shortcut to plan.txt in Documents on the desktop.
; When you press F8, it hides the private folder in Documents, or shows it again if it is hidden. Then it saves a list of the files in Documents as list.txt on the desktop.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::MakeShortcuts(A_MyDocuments . "\plan.txt", A_Desktop)
F8:: {
    HideFolder(A_MyDocuments . "\private", "^")
    ListFiles(A_MyDocuments, A_Desktop . "\list.txt")
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}

MakeShortcuts(files, folder) {
    for path in FilesToUse(files) {
        MakeFolder(folder)
        SplitPath(path, , , , &name)
        FileCreateShortcut(path, FreePath(RTrim(folder, "\") "\" name ".lnk"))
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

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
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

; Hides a folder ("+"), shows it again ("-"), or toggles it ("^").
HideFolder(folder, sign) {
    NeedFolder(folder)
    FileSetAttrib(sign "H", folder, "D")
    ToolTip(InStr(FileGetAttrib(folder), "H") ? "Hidden" : "Visible")
    SetTimer(ToolTip, -1500)
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
