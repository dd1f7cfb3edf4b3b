#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it sorts the files in Downloads into folders by type.
; When you press F8, it moves all files from the subfolders of Downloads up into it.
; When you press F9, it deletes the empty folders in Downloads.
; When you press F10, it sorts the files in Downloads into folders by year.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::SortFiles(KnownFolder("Downloads"), "type")
F8::FlattenFolder(KnownFolder("Downloads"))
F9::DeleteEmptyFolders(KnownFolder("Downloads"))
F10::SortFiles(KnownFolder("Downloads"), "year")

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

; Sorts the files of a folder into folders: by "type", "month" or "year".
SortFiles(folder, by) {
    static types := Map("Pictures", "jpg jpeg png gif webp bmp heic svg tif tiff", "Documents", "pdf doc docx xls xlsx ppt pptx txt odt ods rtf csv"
        , "Music", "mp3 wav flac m4a ogg wma", "Videos", "mp4 mkv avi mov wmv webm", "Archives", "zip rar 7z tar gz", "Programs", "exe msi")
    NeedFolder(folder)
    for path in FilesIn(folder "\*") {
        SplitPath(path, &name, , &extension)
        kind := by = "type" ? TypeOf(extension) : FormatTime(FileGetTime(path), by = "month" ? "yyyy-MM" : "yyyy")
        if kind = ""
            continue
        MakeFolder(folder "\" kind)
        MovePath(path, folder "\" kind "\" name)
    }

    TypeOf(extension) {
        for name, extensions in types
            if extension != "" && InStr(" " extensions " ", " " extension " ")
                return name
        return ""
    }
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

; Moves all files from the subfolders into the folder itself.
FlattenFolder(folder) {
    NeedFolder(folder)
    paths := []
    Loop Files folder "\*", "DR"
        Loop Files A_LoopFilePath "\*"
            if !InStr(A_LoopFileAttrib, "H")
                paths.Push(A_LoopFilePath)
    if paths.Length = 0 || MsgBox("Move " paths.Length " files up into " folder "?", , "YesNo Icon? 0x1000") = "No"
        return
    for path in paths {
        SplitPath(path, &name)
        MovePath(path, folder "\" name)
    }
}

DeleteEmptyFolders(top) {
    NeedFolder(top)
    folders := [], count := 0
    Loop Files top "\*", "DR"
        folders.InsertAt(1, A_LoopFilePath) ; the deepest first
    for folder in folders
        try {
            DirDelete(folder) ; fails by itself for a folder that is not empty
            count += 1
        }
    ToolTip(count " empty folders deleted")
    SetTimer(ToolTip, -2000)
}
