#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F5, it minimizes Calculator, or restores it if it is minimized.
; When you press F6, it sends the current window behind all others.
; When you press F7, it makes the current window 70% visible, or solid again if it is already see-through.
; When you press F8, it makes the current window 70% see-through, or solid again if it is already see-through.
; When you press F9, it makes the current window larger by 100 pixels.
; When you press F10, it makes the current window smaller by 40 pixels.
; To end the script: right-click the green H in the notification area and choose Exit.

F5:: {
    try ToggleMinimize(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
    KeyWait("F5") ; holding the key down doesn't switch back and forth
}

F6:: {
    try SendToBack("A")
}

F7:: {
    try ToggleOpacity("A", 70)
    KeyWait("F7") ; holding the key down doesn't switch back and forth
}

F8:: {
    try ToggleOpacity("A", 30)
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}

F9:: {
    try GrowWindow("A", 100)
}

F10:: {
    try GrowWindow("A", -40)
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

; Minimizes a window, or restores the one that this minimized
ToggleMinimize(window) {
    static minimized := 0
    if window = "A" && minimized && WinExist(minimized) && WinGetMinMax() = -1
        window := minimized
    if !(window := WinExist(window))
        return
    if WinGetMinMax() = -1 {
        WinRestore()
        WinActivate()
    } else {
        WinMinimize()
        minimized := window
    }
}

; Puts a window behind all others and goes to the one that is in front then
SendToBack(window) {
    if !(window := WinExist(window))
        return
    wasActive := WinActive(window)
    WinMoveBottom(window)
    if wasActive
        for other in OpenWindows()
            if other != window && WinGetMinMax(other) != -1
                return WinActivate(other)
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

; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
OrdinaryWindow(window) {
    found := WinExist(window)
    return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
}

; How visible a window is, in percent; never so little that it gets lost
SetOpacity(window, percent) {
    if window := OrdinaryWindow(window)
        WinSetTransparent(percent >= 100 ? "Off" : Round(Max(percent, 10) * 2.55), window)
}

; Makes a window that many pixels wider and taller around its middle; less than 0 makes it smaller
GrowWindow(window, pixels) {
    if !WinExist(OrdinaryWindow(window))
        return
    if WinGetMinMax() != 0
        WinRestore()
    WinGetPos(&x, &y, &width, &height)
    newWidth := Max(width + pixels, 120), newHeight := Max(height + pixels, 80)
    WinMove(x - (newWidth - width) // 2, y - (newHeight - height) // 2, newWidth, newHeight)
}
