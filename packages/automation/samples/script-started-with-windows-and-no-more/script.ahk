#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it makes this script start with Windows.
; When you press F8, it moves all LNK files in the Startup folder to the Recycle Bin.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::FileCreateShortcut(A_ScriptFullPath, A_Startup "\" A_ScriptName ".lnk")
F8::RecycleFiles(A_Startup . "\*.lnk")

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

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; How many days a file has been unchanged and in its place.
FileAge(path) {
    return Min(DateDiff(A_Now, FileGetTime(path), "Days"), DateDiff(A_Now, FileGetTime(path, "C"), "Days"))
}
