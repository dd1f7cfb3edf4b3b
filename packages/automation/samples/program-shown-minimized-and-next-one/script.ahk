#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it opens Notepad or brings it to the front, or minimizes it if it is already the current window.
; When you press F8, it switches between Notepad and Calculator.
; When you press F9, it opens plan.txt in Documents with Notepad.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    if WinActive("ahk_exe notepad.exe") && WinGetMinMax("A") != -1
        WinMinimize("A")
    else if WinExist("ahk_exe notepad.exe")
        WinActivate()
    else
        Run("notepad.exe")
    KeyWait("F7") ; holding the key down doesn't switch back and forth
}

F8::CycleApps(WinExist("ahk_exe notepad.exe"), StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
F9:: {
    Run("notepad.exe `"" (A_MyDocuments . "\plan.txt") "`"")
    KeyWait("F9") ; holding the key down doesn't repeat this
}

; Goes from one of these programs to the next that is open
CycleApps(windows*) {
    current := 0
    for index, window in windows
        if window && WinActive(window)
            current := index
    Loop windows.Length {
        next := windows[Mod(current + A_Index - 1, windows.Length) + 1]
        if next && WinExist(next)
            return WinActivate(next)
    }
}

StoreAppWindow(exes*) => FirstOf(StoreAppWindows(exes*))

StoreAppWindows(exes*) {
    windows := []
    for window in OpenWindows()
        if IsStoreApp(window, exes*)
            windows.Push(window)
    return windows
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

; Whether a window belongs to a Store app: its frame belongs to another program, so this looks inside the frame
IsStoreApp(window, exes*) {
    try {
        for exe in exes {
            if WinGetProcessName(window) = exe
                return true
            if WinGetClass(window) != "ApplicationFrameWindow"
                continue
            for control in WinGetControlsHwnd(window)
                if WinGetProcessName(control) = exe
                    return true
            ; A minimized app has left its frame, but has the same title
            content := WinExist("ahk_class Windows.UI.Core.CoreWindow ahk_exe " exe)
            if content && WinGetTitle(content) = WinGetTitle(window)
                return true
        }
    }
    return false
}

FirstOf(windows) => windows.Length ? windows[1] : 0
