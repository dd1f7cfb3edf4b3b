#Requires AutoHotkey v2.0
; report.ahk KIND [DETAIL…]: prints one view of the session, one fact a line.
#Include tooltip-text.ahk
kinds := Map("text", ReportText, "windows", ReportWindows, "messages", ReportMessages, "files", ReportFiles, "pixel", ReportPixel, "pointer", ReportPointer)
kinds[A_Args[1]](A_Args*)

Say(text) => (FileAppend(text "`n", "*", "UTF-8-RAW"), 1)
OneLine(text) => StrReplace(StrReplace(text, "`r`n", "⏎"), "`n", "⏎")

OrEmpty(text) => text = "" ? "(empty)" : text

; Keys may still be on their way when the last action ends: the text is told once it has stopped changing.
ReportText(*) {
    Say("notepad: " OrEmpty(OneLine(SettledText())))
    Say("clipboard: " OrEmpty(OneLine(A_Clipboard)))
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

; Message boxes, input boxes, tooltips and windows of the judged script, whose process number is the second argument,
; and notices near the clock, which belong to the desktop.
ReportMessages(kind, process, *) {
    found := 0
    for id in WinGetList() {
        try {
            name := WinGetClass(id)
            if name = "tooltips_class32"
                found += ReportTip(id, process)
            else if WinGetPID(id) = process && name != "AutoHotkey"
                found += Say("message: " OneLine(WinGetTitle(id)) " | " RTrim(OneLine(WinGetText(id)), "⏎"))
        }
    }
    if !found
        Say("message: (none)")
}

ReportTip(id, process) {
    if WinGetPID(id) = process
        return Say("tooltip: " OneLine(TooltipText(id)))
    if WinGetProcessName(id) = "explorer.exe"
        return Say("notice: " OneLine(TooltipText(id)))
    return 0
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

ReportPointer(*) {
    CoordMode "Mouse", "Screen"
    MouseGetPos &x, &y
    Say("pointer: " x "," y)
}
