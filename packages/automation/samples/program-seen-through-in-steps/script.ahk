#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it makes Chrome 70% see-through.
; When you press F3, it makes Chrome 20% less see-through.
; When you press F4, it makes Chrome 60% see-through, or solid again if it is already see-through.
; When you press F5, if Chrome is open, it does this 3 times: it makes Chrome 10% more see-through and waits 0.1 seconds; otherwise, it shows “not there” next to the pointer for a moment.
; When you press F6, it makes all Chrome windows 0% see-through.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    try SetOpacity("ahk_exe chrome.exe", 30)
}

F3:: {
    try ChangeOpacity("ahk_exe chrome.exe", 20)
}

F4:: {
    try ToggleOpacity("ahk_exe chrome.exe", 40)
    KeyWait("F4") ; holding the key down doesn't switch back and forth
}

F5:: {
    if WinExist("ahk_exe chrome.exe") {
        Loop 3 {
            try ChangeOpacity("ahk_exe chrome.exe", -10)
            Sleep(100)
        }
    } else {
        ToolTip("not there")
        SetTimer(ToolTip, -2000)
    }
}

F6:: {
    for window in OpenWindows("ahk_exe chrome.exe") {
        try SetOpacity(window, 100)
    }
}

; How visible a window is, in percent; never so little that it gets lost
SetOpacity(window, percent) {
    if window := OrdinaryWindow(window)
        WinSetTransparent(percent >= 100 ? "Off" : Round(Max(percent, 10) * 2.55), window)
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

ChangeOpacity(window, change, least := 0, most := 100) {
    if !(found := OrdinaryWindow(window))
        return
    opacity := WinGetTransparent(found)
    SetOpacity(window, Max(least, Min(most, Round((opacity = "" ? 255 : opacity) / 2.55) + change)))
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

; The windows that Alt+Tab shows, or those of a program among them, the front one first
OpenWindows(criterion := "") {
    windows := []
    for window in WinGetList(criterion)
        if IsOpenWindow(window)
            windows.Push(window)
    return windows
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
