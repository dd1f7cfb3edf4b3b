#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if the current window is maximized, it restores the current window to normal size; otherwise, it maximizes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    if (WindowState(WinExist("A")) = 1) {
        try WinRestore("A")
    } else {
        try WinMaximize("A")
    }
}

; 1 for a maximized window, -1 for a minimized one, 0 for any other, or if there is none.
WindowState(window) {
    try return WinGetMinMax(window)
    return 0
}
