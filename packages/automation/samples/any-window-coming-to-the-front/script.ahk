#Requires AutoHotkey v2.0
#SingleInstance Force

; When a window becomes the current window, it adds “at ” followed by the name of the program that owns that window as a new line to log.txt in Documents.
; When you switch away from a window, it adds “left ” followed by the name of the program that owns that window as a new line to log.txt in Documents.
; When you press F4, it brings Chrome to the front.
; When you press F5, it brings Notepad to the front.
; To end the script: right-click the green H in the notification area and choose Exit.

WhenFrontChanges(true, WhenInFront)
WhenFrontChanges(false, WhenLeft)

F4:: {
    try WinActivate("ahk_exe chrome.exe")
}

F5:: {
    try WinActivate("ahk_exe notepad.exe")
}

WhenInFront(thatWindow) {
    AppendLine(A_MyDocuments . "\log.txt", "at " . ProgramOf(thatWindow))
}

WhenLeft(thatWindow2) {
    AppendLine(A_MyDocuments . "\log.txt", "left " . ProgramOf(thatWindow2))
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

; The program of a window, without .exe.
ProgramOf(window) {
    try return RegExReplace(WinGetProcessName(window), "i)\.exe$")
    return ""
}

; Calls when another window comes to the front: with that one, or with the one you left. What the script itself
; shows, the desktop, and the taskbar do not count.
WhenFrontChanges(toFront, action) {
    last := WinExist("A"), isMeant := IsOpenWindow(last)
    SetTimer(Look, 150)
    Look() {
        window := WinExist("A")
        if !window || window = last || WinActive("ahk_pid " ProcessExist())
            return
        before := last, wasMeant := isMeant
        last := window, isMeant := IsOpenWindow(window)
        if (toFront ? isMeant : wasMeant)
            SetTimer(action.Bind(toFront ? window : before), -1) ; so a message that stays open doesn't hold up the watch
    }
}

; Whether Alt+Tab shows it: not the desktop, the taskbar, a tool window or a suspended app that is not visible
IsOpenWindow(window) {
    try {
        if WinGetTitle(window) = "" || IsShell(window)
            return false
        style := WinGetExStyle(window)
        isOwned := DllCall("GetWindow", "Ptr", window, "UInt", 4, "Ptr") != 0
        if style & 0x80 || isOwned && !(style & 0x40000) ; 0x80 is a tool window, 0x40000 wants to be on the taskbar
            return false
        DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 14, "UInt*", &cloaked := 0, "UInt", 4)
        return !cloaked
    }
    return false ; it was closed in the meantime
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}
