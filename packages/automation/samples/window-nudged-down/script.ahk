#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+Down Arrow, it moves the current window down by 20 pixels.
; To end the script: right-click the green H in the notification area and choose Exit.

^!Down:: {
    try NudgeWindow("A", 0, 20)
}

NudgeWindow(window, right, down) {
    if !WinExist(OrdinaryWindow(window))
        return
    if WinGetMinMax() != 0
        WinRestore()
    WinGetPos(&x, &y)
    WinMove(x + right, y + down)
}

; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
OrdinaryWindow(window) {
    found := WinExist(window)
    return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}
