#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it adds 1 to the count, saves “number ” followed by the count as a file in Documents whose name is “note ”, the count written with 3 digits (like 012), and “.txt”, then shows “note ” followed by the count next to the pointer for a moment.
; When you press F3, it creates the folder named after today’s date (like 2026-03-05) in Documents, then saves today’s day of the week (like Thursday) as day.txt in the folder named after today’s date (like 2026-03-05) in Documents.
; When you press F4, for each TXT file in Documents whose name starts with “note ”, it adds the file’s name as a new line to all.txt on the desktop.
; When you press F5, it renames all TXT files in Documents whose names start with “note ” to “memo” plus a sequence number.
; When you press F6, it puts “old-” in front of the names of all TXT files in Documents.
; When you press F7, it opens list.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

F2:: {
    global count
    count += 1
    WriteText(A_MyDocuments . "\note " . FileNameFrom(Padded(count, 3)) . ".txt", "number " . count)
    ToolTip("note " . count)
    SetTimer(ToolTip, -2000)
    KeyWait("F2") ; holding the key down doesn't switch back and forth
}

F3:: {
    MakeFolder(A_MyDocuments . "\" . FormatTime(, "yyyy-MM-dd"))
    WriteText(A_MyDocuments . "\" . FormatTime(, "yyyy-MM-dd") . "\day.txt", FormatTime(, "dddd"))
}

F4:: {
    for each in FilesIn(A_MyDocuments . "\note *.txt") {
        file2 := each
        AppendLine(A_Desktop . "\all.txt", NameOfFile(file2))
    }
}

F5::NumberFiles(A_MyDocuments . "\note *.txt", (name) => "memo")
F6::RenameFiles(A_MyDocuments . "\*.txt", (name) => ("old-" . name))
F7:: {
    OpenPath((A_MyDocuments . "\list.txt"))
    KeyWait("F7") ; holding the key down doesn't repeat this
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

; The name without the folder. For several paths, one per line, it gives each name.
NameOfFile(path) {
    return RegExReplace(path, "m)^.*[\\/](?=.)")
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

NeedFolder(folder) {
    if !DirExist(folder)
        StopWithMessage("The folder " folder " was not found.")
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

; Opens a file, a folder or a program where it is. A program finds its own files in the folder it starts in
OpenPath(path, arguments := "", options := "", verb := "") {
    SplitPath(path, , &folder, &ending)
    try
        Run(verb '"' path '" ' arguments, ending ~= "i)^(exe|com|bat|cmd)$" ? folder : "", options)
    catch
        if A_LastError != 1223 ; you answered No when Windows asked
            MsgBox(path " could not be opened.",, "Icon!")
}
