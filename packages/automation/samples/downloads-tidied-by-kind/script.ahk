#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, for each file in Downloads, if the file ends with “.pdf” or “.docx”, it moves the file to the Papers folder in Documents; otherwise, if the file ends with “.jpg”, it moves the file to Pictures; otherwise, if the file does not contain “keep”, it adds 1 to the count. After the last one, it shows a message with the count, “ others, ”, the number of files in the Papers folder in Documents, and “ papers”.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

F2:: {
    global count
    KeyWait("F2") ; holding the key down doesn't switch back and forth
    for each in FilesIn(KnownFolder("Downloads") . "\*") {
        file2 := each
        if (MatchesPattern(file2, "*" . ".pdf") || MatchesPattern(file2, "*" . ".docx")) {
            MoveFiles(file2, A_MyDocuments . "\Papers")
        } else if MatchesPattern(file2, "*.jpg") {
            MoveFiles(file2, KnownFolder("Pictures"))
        } else if !(InStr(file2, "keep") > 0) {
            count += 1
        }
    }
    ShowMessage(count . " others, " . FilesIn(A_MyDocuments . "\Papers\*").Length . " papers")
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

; The actual location of Downloads, Pictures, Music, or Videos: people move them to other drives.
KnownFolder(name) {
    static entries := Map("Downloads", "{374DE290-123F-4565-9164-39C4925E467B}"
        , "Pictures", "My Pictures", "Music", "My Music", "Videos", "My Video")
    folders := "HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
    path := RegRead(folders, entries[name], "")
    while RegExMatch(path, "%([^%]+)%", &part)
        path := StrReplace(path, part[0], EnvGet(part[1]))
    return DirExist(path) ? path : EnvGet("USERPROFILE") "\" name
}

; Whether text matches a pattern with * for anything and ? for one character.
MatchesPattern(text, pattern) {
    pattern := RegExReplace(pattern, "[\\.+^$|(){}\[\]]", "\$0")
    return RegExMatch(text, "is)^" StrReplace(StrReplace(pattern, "*", ".*"), "?", ".") "$") > 0
}

; Moves files into a folder and gives the path of the last one.
MoveFiles(files, folder) {
    newPath := ""
    for path in FilesToUse(files) {
        MakeFolder(folder)
        SplitPath(path, &name)
        newPath := MovePath(path, RTrim(folder, "\") "\" name)
    }
    return newPath
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

; Moves or renames a file or folder and gives its new path. A new file may still be in use, so it tries for a while.
MovePath(path, target) {
    if path == target
        return path
    if path = target
        path := MovePath(path, path " (renaming)") ; to Windows, a change in capitalization alone is no change
    else
        target := FreePath(target)
    Loop 10 {
        try {
            if DirExist(path)
                DirMove(path, target)
            else
                FileMove(path, target)
            return target
        }
        Sleep(300)
    }
    TrayTip(path " cannot be moved. It may be open in another program.")
    return path
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

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
