#Requires AutoHotkey v2.0
#SingleInstance Force

; When a PDF file appears in Downloads, it adds “new ” followed by the file’s name as a new line to log.txt in Documents.
; When a TXT file has appeared in Downloads and has not grown for 2 seconds, it moves that file to the Done folder in Documents.
; When list.txt on the desktop changes, it adds “changed ” followed by the text of list.txt on the desktop as a new line to log.txt in Documents.
; When no JOB files are left in C:\jobs, it adds the line “no job left” to log.txt in Documents.
; When you press F2, it saves “x” as bill.pdf in Downloads.
; When you press F3, it saves “hello” as a.txt in Downloads.
; When you press F4, it adds the line “eggs” to list.txt on the desktop.
; When you press F5, it moves all JOB files in C:\jobs to the Recycle Bin.
; To end the script: right-click the green H in the notification area and choose Exit.

watchedFolder := KnownFolder("Downloads") ; where new files arrive

newFile := ""
newFile2 := ""
newFile3 := ""

WhenFileAppears(watchedFolder, "*.pdf", 900, WhenFileArrives)
WhenFileAppears(watchedFolder, "*.txt", 2000, WhenFileArrives2)
WhenChanges(() => FileStamp((A_Desktop . "\list.txt")), AfterSaving)
WhenBecomes(() => !FileExist("C:\jobs\*.job"), WhenGone, 1000)

F2::WriteText(KnownFolder("Downloads") . "\bill.pdf", "x")
F3::WriteText(KnownFolder("Downloads") . "\a.txt", "hello")
F4::AppendLine(A_Desktop . "\list.txt", "eggs")
F5::RecycleFiles("C:\jobs\*.job")

WhenFileArrives(path) {
    global newFile
    newFile := path
    AppendLine(A_MyDocuments . "\log.txt", "new " . NameOfFile(newFile))
}

WhenFileArrives2(path) {
    global newFile2
    newFile2 := path
    MoveFiles(newFile2, A_MyDocuments . "\Done")
}

AfterSaving() {
    global newFile3
    newFile3 := (A_Desktop . "\list.txt")
    AppendLine(A_MyDocuments . "\log.txt", "changed " . ReadText(A_Desktop . "\list.txt"))
}

WhenGone() {
    AppendLine(A_MyDocuments . "\log.txt", "no job left")
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

NeedFolder(folder) {
    if !DirExist(folder)
        StopWithMessage("The folder " folder " was not found.")
}

; How many days a file has been unchanged and in its place.
FileAge(path) {
    return Min(DateDiff(A_Now, FileGetTime(path), "Days"), DateDiff(A_Now, FileGetTime(path, "C"), "Days"))
}

; The name without the folder. For several paths, one per line, it gives each name.
NameOfFile(path) {
    return RegExReplace(path, "m)^.*[\\/](?=.)")
}

; Calls with the path of each file that appears in a folder, once it is complete and unchanged in size for this long.
WhenFileAppears(folder, pattern, settled, action) {
    known := Map(), growing := Map()
    Loop Files folder "\" pattern
        known[A_LoopFileFullPath] := true
    SetTimer(Look, 1000)
    Look() {
        complete := []
        Loop Files folder "\" pattern {
            path := A_LoopFileFullPath
            if (known.Has(path) || A_LoopFileSize = 0 || A_LoopFileExt ~= "i)^(crdownload|part|partial|tmp|download)$")
                continue
            if (!growing.Has(path) || growing[path].size != A_LoopFileSize)
                growing[path] := {size: A_LoopFileSize, since: A_TickCount}
            else if (A_TickCount - growing[path].since >= settled && IsFree(path))
                complete.Push(path)
        }
        for path in known.Clone()
            if !FileExist(path)
                known.Delete(path)
        for path in complete {
            known[path] := true
            growing.Delete(path)
            action(path)
        }
    }
    IsFree(path) {
        try return IsObject(FileOpen(path, "r-rwd")) ; fails as long as another program has it open
        return false
    }
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

; When a file was last changed, and its size; nothing if there is none.
FileStamp(path) {
    try return FileGetTime(path, "M") "/" FileGetSize(path)
    return ""
}

; Calls each time a value changes. An empty value is one that could not be read.
WhenChanges(read, action, period := 1000) {
    last := read()
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        value := read()
        if (value == last || value == "")
            return
        first := last == ""
        last := value
        if !first
            SetTimer(act, -1)
    }
}

; Calls once each time something becomes true. Something that is true from the start does not count.
WhenBecomes(isTrue, action, period := 500, atStart := false) {
    was := atStart ? false : isTrue() ? true : false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        isNow := isTrue() ? true : false
        if (isNow = was)
            return
        was := isNow
        if isNow
            SetTimer(act, -1)
    }
}
