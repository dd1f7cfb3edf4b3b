#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it rolls the current window up to its title bar, or down again if it is rolled up.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    try RollUp("A")
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}

; Rolls a window up to its title bar, or down again
RollUp(window) {
    static heights := Map()
    if !(window := OrdinaryWindow(window))
        return
    if heights.Has(window) {
        WinMove(,,, heights.Delete(window), window)
    } else if WinGetMinMax(window) = 0 {
        WinGetPos(,,, &height, window)
        heights[window] := height
        WinMove(,,, SysGet(4) + SysGet(33) * 2, window) ; as high as a title bar and its border
    }
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
