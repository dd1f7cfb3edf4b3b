#Requires AutoHotkey v2.0
; report.ahk KIND [DETAIL…]: prints one view of the session, one fact a line.
kinds := Map("text", ReportText, "windows", ReportWindows, "messages", ReportMessages, "files", ReportFiles, "pixel", ReportPixel)
kinds[A_Args[1]](A_Args*)

Say(text) => FileAppend(text "`n", "*", "UTF-8-RAW")
OneLine(text) => StrReplace(StrReplace(text, "`r`n", "⏎"), "`n", "⏎")

; Keys may still be on their way when the last action ends: the text is told once it has stopped changing.
ReportText(*) {
    Say("notepad: " OneLine(SettledText()))
    Say("clipboard: " OneLine(A_Clipboard))
    try
        Say("active: " WinGetTitle("A") " [" WinGetProcessName("A") "]")
    catch
        Say("active: (none)")
}

SettledText() {
    text := NotepadText()
    loop 8 {
        Sleep 250
        now := NotepadText()
        if now == text
            break
        text := now
    }
    return text
}

NotepadText() {
    try
        return ControlGetText("Edit1", "ahk_exe notepad.exe")
    return "(none)"
}

ReportWindows(*) {
    for id in WinGetList() {
        try {
            if WinGetTitle(id) = "" || WinGetProcessName(id) = "explorer.exe"
                continue
            WinGetPos &x, &y, &width, &height, id
            state := Map(-1, " minimized", 0, "", 1, " maximized")[WinGetMinMax(id)]
            top := WinGetExStyle(id) & 8 ? " on top" : ""
            see := WinGetTransparent(id) = "" ? "" : " opacity " WinGetTransparent(id)
            Say("window: " WinGetTitle(id) " [" WinGetProcessName(id) "] " x "," y " " width "x" height state top see)
        }
    }
}

; Message boxes, input boxes, tooltips and windows of the judged script, whose process number is the second argument.
ReportMessages(kind, process, *) {
    found := 0
    for id in WinGetList("ahk_pid " process) {
        try {
            title := OneLine(WinGetTitle(id))
            name := WinGetClass(id)
            if name = "tooltips_class32"
                Say("tooltip: " title), found++
            else if name != "AutoHotkey"
                Say("message: " title " | " RTrim(OneLine(WinGetText(id)), "⏎")), found++
        }
    }
    if !found
        Say("message: (none)")
}

ReportFiles(kind, folder, *) {
    if !DirExist(folder)
        return Say("folder: (none)")
    lines := ""
    loop files folder "\*", "FDR" {
        name := SubStr(A_LoopFileFullPath, StrLen(folder) + 2)
        if InStr(A_LoopFileAttrib, "D")
            lines .= "folder: " name "`n"
        else
            lines .= "file: " name " | " (A_LoopFileSize > 4000 ? A_LoopFileSize " bytes" : OneLine(FileRead(A_LoopFileFullPath, "UTF-8"))) "`n"
    }
    Say(lines = "" ? "folder: (empty)" : RTrim(Sort(lines), "`n"))
}

ReportPixel(kind, x, y, *) {
    CoordMode "Pixel", "Screen"
    Say("pixel: " x "," y " " PixelGetColor(x, y))
}
