#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Space, it keeps the current window on top of all other windows.
; To end the script: right-click the green H in the notification area and choose Exit.

^Space:: {
    try WinSetAlwaysOnTop(1, OrdinaryWindow("A"))
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
