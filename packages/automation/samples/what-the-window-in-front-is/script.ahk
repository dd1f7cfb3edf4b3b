#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, if the current window has “Untitled” in its title and you are in a text field, it types “[writing]”; otherwise, it shows “[other]” next to the pointer for a moment.
; When you press F3, if Chrome is open, it types “[there]”. If the window under the pointer is the current window, it types “[front]”; otherwise, it types “[behind]”.
; When you press F4, if Chrome is minimized, it restores Chrome to normal size, brings the window you were in before to the front, and types “[restored]”; otherwise, it minimizes Chrome and types “[minimized]”.
; When you press F6, if the current window is kept on top of other windows, it stops keeping the current window on top of other windows and types “[lowered]”; otherwise, it keeps the current window on top of all other windows and types “[raised]”.
; When you press F7, if Chrome is running and Excel is not running, it types “[chrome runs]”.
; When you press F8, if the current window fills the whole screen or you are on the desktop, it types “[full]”; otherwise, it types “[window]”.
; To end the script: right-click the green H in the notification area and choose Exit.

originWindow := 0

F2:: {
    if (HasTitle(WinExist("A"), "Untitled") && InTextField()) {
        SendText("[writing]")
    } else {
        ToolTip("[other]")
        SetTimer(ToolTip, -2000)
    }
}

F3:: {
    if WinExist("ahk_exe chrome.exe") {
        SendText("[there]")
    }
    if WinActive(WindowUnderMouse()) {
        SendText("[front]")
    } else {
        SendText("[behind]")
    }
}

F4:: {
    global originWindow
    originWindow := WinExist("A")
    if (WindowState(WinExist("ahk_exe chrome.exe")) = -1) {
        try WinRestore("ahk_exe chrome.exe")
        if !BringToFront(originWindow)
            return
        SendText("[restored]")
    } else {
        try WinMinimize("ahk_exe chrome.exe")
        SendText("[minimized]")
    }
}

F6:: {
    if IsOnTop(WinExist("A")) {
        try WinSetAlwaysOnTop(0, OrdinaryWindow("A"))
        SendText("[lowered]")
    } else {
        try WinSetAlwaysOnTop(1, OrdinaryWindow("A"))
        SendText("[raised]")
    }
}

F7:: {
    if (ProcessExist("chrome.exe") && !ProcessExist("EXCEL.EXE")) {
        SendText("[chrome runs]")
    }
}

F8:: {
    if (IsFullscreen() || IsDesktop()) {
        SendText("[full]")
    } else {
        SendText("[window]")
    }
}

; Whether the title of a window contains these words, ignoring capitalization
HasTitle(window, words) {
    try
        return InStr(WinGetTitle(window), words) > 0
    return false
}

; Whether there is a text cursor. Not every program reports it.
InTextField() {
    if CaretGetPos(&x, &y)
        return true
    try return RegExMatch(ControlGetClassNN(ControlGetFocus("A")), "i)edit|text|scintilla") > 0
    return false
}

WindowUnderMouse() {
    MouseGetPos(,, &window)
    return window
}

; 1 for a maximized window, -1 for a minimized one, 0 for any other, or if there is none.
WindowState(window) {
    try return WinGetMinMax(window)
    return 0
}

; Goes to a window and waits until it is in front; 0 if there is none
BringToFront(window) {
    try {
        WinActivate(window)
        return WinWaitActive(window,, 3)
    }
    return 0
}

IsOnTop(window) {
    try return (WinGetExStyle(window) & 8) != 0
    return false
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

; Whether the window in front covers its whole screen, as games and movies do.
IsFullscreen() {
    try {
        if IsDesktop()
            return false
        WinGetPos(&x, &y, &width, &height, "A")
        Loop MonitorGetCount() {
            MonitorGet(A_Index, &left, &top, &right, &bottom)
            if (x <= left && y <= top && x + width >= right && y + height >= bottom)
                return !(WinGetStyle("A") & 0xC00000) ; a maximized window keeps its title bar
        }
    }
    return false
}

IsDesktop() => WinActive("ahk_class Progman") || WinActive("ahk_class WorkerW")
