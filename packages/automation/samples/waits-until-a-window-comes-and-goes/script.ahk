#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it opens Calculator, waits for that window to open, types “[came]” into Notepad in the background, waits for that window to close, then adds the line “went” to log.txt in Documents.
; When you press F3, it waits up to 1 second for Excel to open (and stops there if that does not happen), then types “[in time]”.
; When you press F4, it waits up to 1 second until Calculator is open (and stops there if that does not happen), then adds the line “waited” to log.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    KeyWait("F2") ; holding the key down doesn't repeat this
    openedWindow := OpenAndWait(() => Run("calc.exe"), () => StoreAppWindows("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
    if !WinWaitActive(openedWindow, , 3)
        return
    try SendKeysTo("ahk_exe notepad.exe", "[came]", ControlSendText)
    closingWindow := openedWindow
    WaitUntil(() => !WinExist(closingWindow))
    AppendLine(A_MyDocuments . "\log.txt", "went")
}

F3:: {
    if !WaitUntil(() => WinExist("ahk_exe EXCEL.EXE"), 1000)
        return
    SendText("[in time]")
}

F4:: {
    if !WaitUntil(() => StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"), 1000)
        return
    AppendLine(A_MyDocuments . "\log.txt", "waited")
}

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

; Waits until a test returns something and returns that; 0 if it took too long. Without a limit it waits forever.
WaitUntil(test, limit := 0, run := 0) {
    end := A_TickCount + limit
    while !(found := test()) {
        if run && run.stopped
            Exit()
        if limit && A_TickCount > end
            return 0
        Sleep(50)
    }
    return found
}

; Adds a line at the end of a file.
AppendLine(path, text) {
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        before := FileExist(path) ? FileRead(path, "UTF-8") : ""
        lineBreak := before = "" || SubStr(before, -1) = "`n" ? "" : "`n"
        FileAppend(lineBreak text "`n", path, "`n " TextEncoding(path))
    } catch
        StopWithMessage("The file " path " cannot be written. It may be open in another program.")
}

MakeFolder(folder) {
    try DirCreate(folder)
    catch
        StopWithMessage("The folder " folder " could not be created.")
}

; Says why it cannot continue, and ends the current action.
StopWithMessage(message) {
    MsgBox(message, , "Icon! 0x1000")
    Exit()
}

; Excel recognizes a table as UTF-8 only if it begins with a byte order mark; other programs have trouble with the mark.
TextEncoding(path) => path ~= "i)\.csv$" ? "UTF-8" : "UTF-8-RAW"

StoreAppWindow(exes*) => FirstOf(StoreAppWindows(exes*))
