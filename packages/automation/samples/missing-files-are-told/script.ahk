#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it moves report.pdf in Downloads to Documents.
; When you press F8, it reads todo.txt on the desktop, then types the text of the file.
; When you press F9, it prints a.xyz in Documents.
; When you press F10, it opens the newest PDF file in Downloads.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::MoveFiles(KnownFolder("Downloads") . "\report.pdf", A_MyDocuments)
F8:: {
    text := ReadText(A_Desktop . "\todo.txt")
    SendText(text)
}

F9::PrintFiles(A_MyDocuments . "\a.xyz")
F10:: {
    OpenPath(NewestFile(KnownFolder("Downloads"), "*.pdf"))
    KeyWait("F10") ; holding the key down doesn't repeat this
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

; The text of a file. One that is not UTF-8 was written by an older program.
ReadText(path) {
    try {
        text := FileRead(path, "`n UTF-8")
        return InStr(text, Chr(0xFFFD)) ? FileRead(path, "`n CP0") : text
    }
    StopWithMessage("The file " path " cannot be read.")
}

PrintFiles(files) {
    paths := FilesToUse(files)
    if paths.Length > 5 && MsgBox("Print " paths.Length " files?", , "YesNo Icon? 0x1000") = "No"
        Exit()
    for path in paths {
        try Run('print "' path '"', , "Hide")
        catch
            StopWithMessage(path " cannot be printed: no program is set up to print it.")
        if A_Index < paths.Length
            Sleep(5000) ; time for the program to open, print and close it
    }
}

; The file that was added or changed last.
NewestFile(folder, pattern) {
    newest := "", newestTime := ""
    for path in FilesIn(folder "\" (pattern = "" ? "*" : pattern)) {
        changed := FileGetTime(path), created := FileGetTime(path, "C")
        time := StrCompare(changed, created) > 0 ? changed : created
        if StrCompare(time, newestTime) > 0
            newest := path, newestTime := time
    }
    if newest = ""
        StopWithMessage("There is no such file in " folder ".")
    return newest
}

; Opens a file, a folder or a program where it is. A program finds its own files in the folder it starts in
OpenPath(path, arguments := "", options := "", verb := "") {
    SplitPath(path, , &folder, &ending)
    try
        Run(verb '"' path '" ' arguments, ending ~= "i)^(exe|com|bat|cmd)$" ? folder : "", options)
    catch
        if A_LastError != 1223 ; you answered No when Windows asked
            MsgBox(path " could not be opened.",, "Icon!")
}
