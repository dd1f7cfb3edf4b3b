#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it looks in Documents for files with the copied text in their name and shows a list of them.
; When you press F8, it looks for duplicate files in Documents and shows a list of them (nothing is deleted).
; To end the script: right-click the green H in the notification area and choose Exit.

F7::FindFiles(A_MyDocuments, A_Clipboard)
F8::FindDuplicates(A_MyDocuments)

; Lists the files in a folder and its subfolders whose names contain these words.
FindFiles(folder, words) {
    NeedFolder(folder)
    paths := []
    Loop Files folder "\*", "FDR"
        if words = "" || InStr(A_LoopFileName, words)
            paths.Push([A_LoopFilePath])
    ShowPaths(paths.Length " found: " words, ["File"], paths)
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

; Files in a list; a double-click shows one in its folder.
ShowPaths(title, heads, rows) {
    window := Gui("+Resize", title)
    list := window.AddListView("w760 h400", heads)
    for row in rows
        list.Add(, row*)
    Loop heads.Length
        list.ModifyCol(A_Index, rows.Length ? "Auto" : "AutoHdr")
    list.OnEvent("DoubleClick", (list, row) => row && Run('explorer.exe /select,"' list.GetText(row) '"'))
    window.OnEvent("Size", (window, minMax, width, height) => list.Move(, , width - 24, height - 20))
    window.OnEvent("Escape", (*) => window.Destroy())
    window.Show()
}

; Lists the files in a folder and its subfolders that exist more than once. Nothing is deleted.
FindDuplicates(folder) {
    NeedFolder(folder)
    sizes := Map(), pairs := []
    Loop Files folder "\*", "R" {
        if A_LoopFileSize = 0
            continue
        if !sizes.Has(A_LoopFileSize)
            sizes[A_LoopFileSize] := []
        same := sizes[A_LoopFileSize], isDouble := false
        for path in same
            if isDouble := SameContent(path, A_LoopFilePath) {
                pairs.Push([A_LoopFilePath, path])
                break
            }
        if !isDouble
            same.Push(A_LoopFilePath)
    }
    ShowPaths(pairs.Length " duplicates", ["File", "is the same as"], pairs)
}

; Whether two files of the same size are the same, compared in chunks.
SameContent(first, second) {
    portion := 1048576, one := Buffer(portion), other := Buffer(portion)
    try
        firstFile := FileOpen(first, "r-d"), secondFile := FileOpen(second, "r-d")
    catch
        return false ; one is in use
    while count := firstFile.RawRead(one) {
        secondFile.RawRead(other, count)
        if DllCall("msvcrt\memcmp", "Ptr", one, "Ptr", other, "Ptr", count, "Cdecl Int")
            return false
    }
    return true
}
