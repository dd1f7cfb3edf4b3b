#Requires AutoHotkey v2.0
#SingleInstance Force

; When a window with “Report” in its title opens, it adds “opened ” followed by the title of that window as a new line to log.txt in Documents.
; When a window with “Report” in its title closes, it adds the line “closed” to log.txt in Documents.
; When a Chrome window becomes the current window, it adds “focused ” followed by the name of the program that owns that window as a new line to log.txt in Documents.
; When you switch away from a Chrome window, it adds the line “left” to log.txt in Documents.
; When the title of a Notepad window changes, it adds “title ” followed by the title of that window as a new line to log.txt in Documents.
; When Calculator starts, it adds the line “calc began” to log.txt in Documents.
; When Calculator closes, it adds the line “calc ended” to log.txt in Documents.
; When you press F4, it brings Chrome to the front.
; When you press F5, it brings Notepad to the front.
; When you press F6, it changes the title of Notepad to “Renamed”.
; When you press F7, it closes the window with “Report” in its title.
; When you press F8, it closes Calculator.
; To end the script: right-click the green H in the notification area and choose Exit.

WhenWindowOpens(() => WindowsTitled("Report"), WhenOpened)
WhenWindowCloses(() => WindowsTitled("Report"), WhenClosed)
WhenFocusChanges(() => WinActive("ahk_exe chrome.exe"), true, WhenInFront)
WhenFocusChanges(() => WinActive("ahk_exe chrome.exe"), false, WhenLeft)
WhenChanges(() => TitleOf(WinExist("ahk_exe notepad.exe")), WhenTitled, 500)
WhenBecomes(() => (ProcessExist("CalculatorApp.exe") || ProcessExist("Calculator.exe") || ProcessExist("calc.exe")), WhenStarted, 1000)
WhenBecomes(() => !(ProcessExist("CalculatorApp.exe") || ProcessExist("Calculator.exe") || ProcessExist("calc.exe")), WhenEnded, 1000)

F4:: {
    try WinActivate("ahk_exe chrome.exe")
}

F5:: {
    try WinActivate("ahk_exe notepad.exe")
}

F6:: {
    try WinSetTitle("Renamed", "ahk_exe notepad.exe")
}

F7:: {
    try WinClose(WindowTitled("Report"))
}

F8:: {
    try WinClose(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
}

WhenOpened(thatWindow) {
    AppendLine(A_MyDocuments . "\log.txt", "opened " . TitleOf(thatWindow))
}

WhenClosed(thatWindow2) {
    AppendLine(A_MyDocuments . "\log.txt", "closed")
}

WhenInFront(thatWindow3) {
    AppendLine(A_MyDocuments . "\log.txt", "focused " . ProgramOf(thatWindow3))
}

WhenLeft(thatWindow4) {
    AppendLine(A_MyDocuments . "\log.txt", "left")
}

WhenTitled() {
    thatWindow5 := WinExist("ahk_exe notepad.exe")
    AppendLine(A_MyDocuments . "\log.txt", "title " . TitleOf(thatWindow5))
}

WhenStarted() {
    AppendLine(A_MyDocuments . "\log.txt", "calc began")
}

WhenEnded() {
    AppendLine(A_MyDocuments . "\log.txt", "calc ended")
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

FirstOf(windows) => windows.Length ? windows[1] : 0

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

; The title of a window, or nothing if there is none.
TitleOf(window) {
    try return WinGetTitle(window)
    return ""
}

; Calls with each window that opens. Windows that are open from the start do not count.
WhenWindowOpens(list, action) {
    known := Map()
    for window in list()
        known[window] := true
    SetTimer(Look, 250)
    Look() {
        new := [], now := Map()
        for window in list()
            if (window && !known.Has(window))
                new.Push(window)
            else
                now[window] := true
        known := now
        for window in new {
            known[window] := true ; the others stay new if the action ends here
            action(window)
        }
    }
}

; Calls with each window that closes.
WhenWindowCloses(list, action) {
    known := Map()
    for window in list()
        known[window] := true
    SetTimer(Look, 250)
    Look() {
        gone := known.Clone()
        for window in list() {
            known[window] := true
            if gone.Has(window)
                gone.Delete(window)
        }
        for window in gone {
            known.Delete(window) ; the others stay known if the action ends here
            if window
                action(window)
        }
    }
}

; The program of a window, without .exe.
ProgramOf(window) {
    try return RegExReplace(WinGetProcessName(window), "i)\.exe$")
    return ""
}

; Calls when a matching window comes to the front, or when it is no longer there. What the script itself shows,
; and moments between two windows, do not count.
WhenFocusChanges(isActive, toFront, action) {
    last := WinExist("A"), was := isActive() ? true : false
    SetTimer(Look, 150)
    Look() {
        window := WinExist("A")
        if !window || WinActive("ahk_pid " ProcessExist())
            return
        isNow := isActive() ? true : false
        before := last, last := window
        if (isNow = was)
            return
        was := isNow
        if (isNow = toFront)
            SetTimer(action.Bind(isNow ? window : before), -1) ; so a message that stays open doesn't hold up the watch
    }
}

; Calls each time a value changes. An empty value is one that could not be read.
WhenChanges(read, action, period := 1000) {
    last := read()
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        value := read()
        if (value == last || value == "")
            return
        first := last == ""
        last := value
        if !first
            SetTimer(act, -1)
    }
}

; Calls once each time something becomes true. Something that is true from the start does not count.
WhenBecomes(isTrue, action, period := 500, atStart := false) {
    was := atStart ? false : isTrue() ? true : false
    act := () => action() ; in its own thread, so a message that stays open doesn't hold up the watch
    SetTimer(Look, period)
    Look() {
        isNow := isTrue() ? true : false
        if (isNow = was)
            return
        was := isNow
        if isNow
            SetTimer(act, -1)
    }
}
