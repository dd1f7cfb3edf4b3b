#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it creates the Notes folder in the folder named after today’s date (like 2026-03-05) in Documents.
; When you press F8, it creates idea.txt on the desktop.
; When you press F9, it creates plan.txt in Documents and opens it.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::MakeFolder(A_MyDocuments . "\" . FormatTime(, "yyyy-MM-dd") . "\Notes")
F8::MakeFile(A_Desktop . "\idea.txt")
F9::OpenNewFile(A_MyDocuments . "\plan.txt")

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

; Creates an empty file, with a number if the name is taken.
MakeFile(path) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    FileAppend("", FreePath(path), "UTF-8-RAW")
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

; Opens a file, creating it first if it does not exist.
OpenNewFile(path) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    if !FileExist(path)
        FileAppend("", path, "UTF-8-RAW")
    try Run('"' path '"')
    catch
        Run('notepad.exe "' path '"') ; no program is set to open it
}
