#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it renames all JPG files in Pictures to “Trip” plus a sequence number.
; When you press F8, it replaces every space in the names of all PNG files in Pictures with “_”.
; When you press F9, it changes the extension of all JPEG files in Pictures to jpg.
; When you press F10, it renames all GIF files in Pictures to “old ” followed by the file’s name.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::NumberFiles(KnownFolder("Pictures") . "\*.jpg", (name) => "Trip")
F8::RenameFiles(KnownFolder("Pictures") . "\*.png", (name) => RegExReplace(name, "[ \t]+", "_"))
F9::ChangeExtension(KnownFolder("Pictures") . "\*.jpeg", "jpg")
F10::RenameFiles(KnownFolder("Pictures") . "\*.gif", (name) => "old " . name)

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

; Names files "name 001", "name 002" and so on, or "name_001" for "name_", and gives the path of the last.
NumberFiles(files, change) {
    newPath := "", number := 0
    for path in FilesToUse(files) {
        SplitPath(path, , &folder, &extension, &name)
        newName := FileNameFrom(change(name))
        newName .= newName ~= "[_#-]$" ? "" : " "
        Loop {
            number += 1
            newPath := folder "\" newName Format("{:03}", number) (extension = "" ? "" : "." extension)
        } until newPath = path || !FileExist(newPath)
        newPath := MovePath(path, newPath)
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

; Text as a file name: some characters are not allowed in one.
FileNameFrom(text) {
    name := RegExReplace(text, '[\\/:*?"<>|\x00-\x1F]+', "-")
    return RTrim(SubStr(Trim(name), 1, 150), ". ")
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

; Gives each file the name that a function makes from its old one, and returns the path of the last file. The extension
; stays the same.
RenameFiles(files, change) {
    newPath := ""
    for path in FilesToUse(files) {
        SplitPath(path, , &folder, &extension, &name)
        newName := FileNameFrom(change(name))
        if extension != "" && !RegExMatch(newName, "i)\.\Q" extension "\E$")
            newName .= "." extension
        newPath := newName = "." extension ? path : MovePath(path, folder "\" newName)
    }
    return newPath
}

; Gives files a different extension, and returns the path of the last one.
ChangeExtension(files, extension) {
    newPath := ""
    for path in FilesToUse(files) {
        SplitPath(path, , &folder, , &name)
        newPath := MovePath(path, folder "\" name "." extension)
    }
    return newPath
}
