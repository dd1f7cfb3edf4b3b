#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it types “hello ” into Calculator in the background, then sends Enter to Calculator in the background.
; When you press F8, it copies the text in the Calculator window.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    try SendKeysTo(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"), "hello ", ControlSendText)
    try SendKeysTo(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"), "{Enter}")
}

F8::A_Clipboard := TextIn(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))

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

; Sends keys to a window that may be in the background
SendKeysTo(window, keys, send := ControlSend) {
    if !(window := WinExist(window))
        return
    if field := TypingField(window)
        send(keys, field, window)
    else
        send(keys,, window)
}

; The field of a window that takes what is typed: the one with the cursor, which only the front window has,
; or else a text field, or else the first one
TypingField(window) {
    try
        if field := ControlGetFocus(window)
            return field
    fields := WinGetControlsHwnd(window)
    for field in fields
        if WinGetClass(field) ~= "i)edit|scintilla|RenderWidgetHost|_WwG|EXCEL7" && DllCall("IsWindowVisible", "Ptr", field)
            return field
    return fields.Length ? fields[1] : 0
}

; The text that a window shows, as far as Windows can read it.
TextIn(window) {
    try return Trim(WinGetText(window), " `t`r`n")
    return ""
}
