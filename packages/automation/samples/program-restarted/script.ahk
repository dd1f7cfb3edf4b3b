#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it closes Notepad and starts it again, waits for that window to open, then types “fresh”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    openedWindow := CloseProgram(OpenWindows("ahk_exe notepad.exe"), "notepad.exe") ? OpenAndWait(() => Run("notepad.exe"), () => OpenWindows("ahk_exe notepad.exe")) : 0
    if !WinWaitActive(openedWindow, , 3)
        return
    SendText("fresh")
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

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}

; Closes these windows and what runs behind them. False if one stays open: it may be asking whether to save.
CloseProgram(windows, exes*) {
    for window in windows
        try WinClose(window)
    for window in windows
        if !WinWaitClose(window,, 10)
            return false
    for exe in exes
        ProcessWaitClose(exe, 2)
    KillProgram(exes*) ; without a window there is nothing left to save
    return true
}

; Ends everything that runs from one of these files, right away
KillProgram(exes*) {
    for exe in exes {
        Loop 100 ; otherwise, it would try forever to end one that it cannot end
            if !(ProcessExist(exe) && ProcessClose(exe))
                break
    }
}

; Opens something and gives its window once it is in front: a new one among the listed windows,
; or the one that a single-window program brings to the front
OpenAndWait(open, list, reusesWindow := true, limit := 10000) {
    known := Map(), start := A_TickCount
    for window in list()
        known[window] := true
    open()
    while A_TickCount - start < limit {
        for window in list() {
            if known.Has(window) && !(reusesWindow && A_TickCount - start > 3000 && WinActive(window))
                continue
            try {
                WinActivate(window)
                WinWaitActive(window,, 2)
                return window
            }
        }
        Sleep(50)
    }
    return reusesWindow ? FirstOf(list()) : 0
}

FirstOf(windows) => windows.Length ? windows[1] : 0
