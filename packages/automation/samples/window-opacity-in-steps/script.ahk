#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it makes the current window 10% less visible.
; When you press F3, it makes the current window 20% more visible.
; When you press F4, it makes the current window 50% visible.
; When you press F5, it makes the current window 30% visible, or solid again if it is already see-through.
; When you press F6, if the current window is kept on top of other windows, it makes the current window 100% visible and stops keeping the current window on top of other windows; otherwise, it keeps the current window on top of all other windows and makes the current window 80% visible.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    try ChangeOpacity("A", -10)
}

F3:: {
    try ChangeOpacity("A", 20)
}

F4:: {
    try SetOpacity("A", 50)
}

F5:: {
    try ToggleOpacity("A", 30)
    KeyWait("F5") ; holding the key down doesn't switch back and forth
}

F6:: {
    if IsOnTop(WinExist("A")) {
        try SetOpacity("A", 100)
        try WinSetAlwaysOnTop(0, OrdinaryWindow("A"))
    } else {
        try WinSetAlwaysOnTop(1, OrdinaryWindow("A"))
        try SetOpacity("A", 80)
    }
}

ChangeOpacity(window, change, least := 0, most := 100) {
    if !(found := OrdinaryWindow(window))
        return
    opacity := WinGetTransparent(found)
    SetOpacity(window, Max(least, Min(most, Round((opacity = "" ? 255 : opacity) / 2.55) + change)))
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

; How visible a window is, in percent; never so little that it gets lost
SetOpacity(window, percent) {
    if window := OrdinaryWindow(window)
        WinSetTransparent(percent >= 100 ? "Off" : Round(Max(percent, 10) * 2.55), window)
}

; Makes a window see-through, or as it was before
ToggleOpacity(window, percent) {
    static before := Map()
    if !(found := OrdinaryWindow(window))
        return
    if before.Has(found) {
        opacity := before.Delete(found)
        WinSetTransparent(opacity = "" ? "Off" : opacity, found)
    } else {
        before[found] := WinGetTransparent(found)
        SetOpacity(window, percent)
    }
}

IsOnTop(window) {
    try return (WinGetExStyle(window) & 8) != 0
    return false
}
