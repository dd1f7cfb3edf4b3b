#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it moves all PDF files in Downloads to the PDFs folder in Documents.
; When you press F8, it copies all PDF files in the PDFs folder in Documents to the desktop.
; When you press F9, it moves all TMP files in Downloads to the Recycle Bin. Then, if keep.doc in Downloads exists, it shows “Kept” next to the pointer for 6 seconds.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::MoveFiles(KnownFolder("Downloads") . "\*.pdf", A_MyDocuments . "\PDFs")
F8::CopyFiles(A_MyDocuments . "\PDFs\*.pdf", A_Desktop)
F9:: {
    RecycleFiles(KnownFolder("Downloads") . "\*.tmp")
    if (FileExist((KnownFolder("Downloads") . "\keep.doc")) != "") {
        ToolTip("Kept")
        SetTimer(ToolTip, -6000)
    }
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

CopyFiles(files, folder) {
    for path in FilesToUse(files) {
        MakeFolder(folder)
        SplitPath(path, &name)
        target := FreePath(RTrim(folder, "\") "\" name)
        try {
            if DirExist(path)
                DirCopy(path, target)
            else
                FileCopy(path, target)
        } catch
            TrayTip(path " cannot be copied. It may be open in another program.")
    }
}

; Moves files to the Recycle Bin: all of them, or those that are older than this many days.
RecycleFiles(files, days := -1) {
    for path in FilesToUse(files)
        if days < 0 || FileAge(path) > days
            try FileRecycle(path)
            catch
                TrayTip(path " cannot be deleted. It may be open in another program.")
}

; How many days a file has been unchanged and in its place.
FileAge(path) {
    return Min(DateDiff(A_Now, FileGetTime(path), "Days"), DateDiff(A_Now, FileGetTime(path, "C"), "Days"))
}
