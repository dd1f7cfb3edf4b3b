#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it hides Calculator.
; When you press F8, it brings back the windows it has hidden.
; When you press F9, it hides the window with “Notes” in its title, or shows it again if it is hidden.
; When you press F10, it hides all Calculator windows, waits 1 second, then brings back Calculator.
; To end the script: right-click the green H in the notification area and choose Exit.

OnExit((*) => ShowHiddenWindows()) ; no window stays lost when the script ends

F7:: {
    try HideWindow(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
}

F8::ShowHiddenWindows()
F9:: {
    ToggleHide("Notes", [WindowTitled("Notes")])
    KeyWait("F9") ; holding the key down doesn't switch back and forth
}

F10:: {
    for window in StoreAppWindows("CalculatorApp.exe", "Calculator.exe", "calc.exe")
        try HideWindow(window)
    Sleep(1000)
    ShowHiddenWindows((window) => IsStoreApp(window, "CalculatorApp.exe", "Calculator.exe", "calc.exe"))
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

; The front window with these words in its title, ignoring capitalization
WindowTitled(words, criterion := "") => FirstOf(WindowsTitled(words, criterion))

WindowsTitled(words, criterion := "") {
    windows := []
    for window in WinGetList(criterion)
        if HasTitle(window, words)
            windows.Push(window)
    return windows
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}

; Hides these windows, or brings back the ones that were hidden under the same name
ToggleHide(name, windows) {
    static hidden := Map()
    wasHidden := false
    for window in hidden.Get(name, [])
        if IsHiddenWindow(window) {
            ShowWindow(window)
            wasHidden := true
        }
    hidden[name] := wasHidden ? [] : windows
    if !wasHidden
        for window in windows
            HideWindow(window)
}

IsHiddenWindow(window) {
    for each in HiddenWindows()
        if each = window
            return true
    return false
}
