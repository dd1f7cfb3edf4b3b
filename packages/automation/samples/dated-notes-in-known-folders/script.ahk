#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it adds the current time (like 14:07), a space, and the copied text as a new line to a file in the Notes folder in Documents whose name is today’s date (like 2026-03-05) followed by “.md”. Then, if the number of MD files in the Notes folder in Documents is more than 0, it shows “noted” next to the pointer for a moment.
; When you press F3, it copies all TXT files on the desktop to the folder named after the current month (like 03) in the folder named after the current year (like 2026) in Documents.
; When you press F4, for each TXT file on the desktop, it adds 1 to the count, then renames the file to the count written with 2 digits (like 12), “_”, and the file’s name.
; When you press F5, it opens the newest MD file in the Notes folder in Documents with Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

count := 0

F2:: {
    AppendLine(A_MyDocuments . "\Notes\" . FormatTime(, "yyyy-MM-dd") . ".md", FormatTime(, "HH:mm") . " " . TextOrEnd(A_Clipboard))
    if (FilesIn(A_MyDocuments . "\Notes\*.md").Length > 0) {
        ToolTip("noted")
        SetTimer(ToolTip, -2000)
    }
}

F3::CopyFiles(A_Desktop . "\*.txt", A_MyDocuments . "\" . FormatTime(, "yyyy") . "\" . FormatTime(, "MM"))
F4:: {
    global count
    for each in FilesIn(A_Desktop . "\*.txt") {
        file2 := each
        count += 1
        RenameFiles(file2, (name) => Padded(count, 2) . "_" . NameOfFile(file2))
    }
    KeyWait("F4") ; holding the key down doesn't switch back and forth
}

F5:: {
    Run("notepad.exe `"" NewestFile(A_MyDocuments . "\Notes", "*.md") "`"")
    KeyWait("F5") ; holding the key down doesn't repeat this
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

; Text; if there is none, the rule ends
TextOrEnd(text) {
    if text = ""
        Exit()
    return text
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

; 7 becomes 007.
Padded(value, digits) {
    value := String(value)
    while StrLen(value) < digits
        value := "0" . value
    return value
}

; The name without the folder. For several paths, one per line, it gives each name.
NameOfFile(path) {
    return RegExReplace(path, "m)^.*[\\/](?=.)")
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
