#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it hides the current window.
; When you press F9, it brings back the windows it has hidden.
; To end the script: right-click the green H in the notification area and choose Exit.

OnExit((*) => ShowHiddenWindows()) ; no window stays lost when the script ends

F8:: {
    try HideWindow("A")
}

F9::ShowHiddenWindows()

HideWindow(window) {
    if !(window := WinExist(window)) || IsShell(window)
        return
    HiddenWindows().Push(window)
    try WinHide(window)
}

; The windows that this script has hidden
HiddenWindows() {
    static windows := []
    return windows
}

; Brings back what this script has hidden: all of it, or what passes the test
ShowHiddenWindows(test := (window) => true) {
    detectsHidden := DetectHiddenWindows(true)
    for window in HiddenWindows().Clone()
        if test(window)
            ShowWindow(window)
    DetectHiddenWindows(detectsHidden)
}

ShowWindow(window) {
    windows := HiddenWindows()
    Loop windows.Length
        if windows[-A_Index] = window {
            windows.RemoveAt(-A_Index)
            break
        }
    try WinShow(window) ; it may have been closed meanwhile
    try WinActivate(window)
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}
