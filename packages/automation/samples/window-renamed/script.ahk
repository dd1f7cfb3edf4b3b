#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it changes the title of the current window to “My notes”.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    try WinSetTitle("My notes", OrdinaryWindow("A"))
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
