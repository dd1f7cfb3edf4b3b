#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it lets clicks go through calc, or no longer.
; When you press F8, it moves the pointer to calc, then clicks.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F7:: {
    try SetClickThrough(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"), -1)
    KeyWait("F7") ; held down, the key must not switch again and again
}

F8:: {
    try MouseToWindow(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
    Click()
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

; Whether Alt+Tab shows it: not the desktop, the taskbar, a tool window or an app that sleeps invisibly
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
    return false ; it was closed meanwhile
}

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}

; Whether a window belongs to a store app: its frame is another program's, so what is inside the frame tells
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

; Lets clicks go through a window to what is behind it, or no longer. -1 changes it over.
SetClickThrough(window, state) {
    static through := Map()
    window := WinExist(window)
    ; A window that clicks go through does not come to the front, so whichever it is goes back
    if state != 1 && through.Count {
        for each in through.Clone() {
            through.Delete(each)
            try WinSetExStyle("-0x20", each)
        }
    } else if state != 0 && window {
        through[window] := true
        if WinGetTransparent(window) = ""
            WinSetTransparent(255, window) ; without that, Windows ignores the next line
        WinSetExStyle("+0x20", window)
    }
}

; Moves the pointer to the middle of a window
MouseToWindow(window) {
    if !WinExist(window) || WinGetMinMax() = -1
        return
    WinGetPos(&x, &y, &width, &height)
    MouseMove(x + width // 2, y + height // 2)
}
