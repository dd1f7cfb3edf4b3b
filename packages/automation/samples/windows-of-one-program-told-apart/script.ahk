#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it brings the Chrome window with “Two” in its title to the front.
; When you press F3, it brings the next window of the same program to the front.
; When you press F4, it closes the Chrome window with “One” in its title.
; When you press F6, it brings the Chrome window with “Two” in its title to the front, moves the current window to the position 10, 20 and makes it 300 by 200 pixels, then minimizes all other windows.
; When you press F7, it shows a list of all Chrome windows and brings the one you pick to the front.
; When you press F8, for each Chrome window, it adds the title of that window, “ of ”, and the name of the program that owns that window as a new line to list.txt in Documents.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    try WinActivate(WindowTitled("Two", "ahk_exe chrome.exe"))
}

F3:: {
    try WinActivate(NextWindow())
}

F4:: {
    try WinClose(WindowTitled("One", "ahk_exe chrome.exe"))
}

F6:: {
    if !BringToFront(WindowTitled("Two", "ahk_exe chrome.exe"))
        return
    try MoveWindowTo("A", 10, 20, 300, 200)
    for window in OtherWindows()
        try WinMinimize(window)
}

F7::PickWindow(OpenWindows("ahk_exe chrome.exe"))
F8:: {
    for window2 in OpenWindows("ahk_exe chrome.exe") {
        AppendLine(A_MyDocuments . "\list.txt", TitleOf(window2) . " of " . ProgramOf(window2))
    }
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

; The next window of the program in front: the one that has been behind the longest
NextWindow() {
    windows := SiblingWindows()
    return windows.Length > 1 ? windows[-1] : 0
}

; The windows of the program in front, the front one first
SiblingWindows() {
    try
        return OpenWindows("ahk_class " WinGetClass("A") " ahk_exe " WinGetProcessName("A"))
    return []
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

; Goes to a window and waits until it is in front; 0 if there is none
BringToFront(window) {
    try {
        WinActivate(window)
        return WinWaitActive(window,, 3)
    }
    return 0
}

; Moves the corner of a window, counted from the corner of a monitor where one is given, and gives it a size
MoveWindowTo(window, x, y, width := 0, height := 0, monitor := 0) {
    if !(window := WinExist(window))
        return
    if monitor >= 1 && monitor <= MonitorGetCount() {
        MonitorGetWorkArea(monitor, &left, &top)
        x += left, y += top
    }
    if WinGetMinMax(window) != 0
        WinRestore(window)
    seen := VisibleFrame(window)
    MoveWindow(window, x, y, width || seen.width, height || seen.height)
}

; Moves a window so that its visible part fills the area
MoveWindow(window, x, y, width, height) {
    if !(window := WinExist(window)) || IsShell(window)
        return
    if WinGetMinMax(window) != 0
        WinRestore(window)
    WinMove(x, y, width, height, window)
    seen := VisibleFrame(window)
    WinGetPos(&outerX, &outerY, &outerWidth, &outerHeight, window)
    if seen.width != outerWidth || seen.height != outerHeight
        WinMove(x - (seen.x - outerX), y - (seen.y - outerY), width + outerWidth - seen.width, height + outerHeight - seen.height, window)
}

; Where a window is seen: Windows 10 and 11 count an invisible border around it as part of the window
VisibleFrame(window) {
    WinGetPos(&x, &y, &width, &height, window)
    frame := Buffer(16, 0)
    if DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", window, "UInt", 9, "Ptr", frame, "UInt", 16) = 0 {
        left := NumGet(frame, 0, "Int"), top := NumGet(frame, 4, "Int")
        right := NumGet(frame, 8, "Int"), bottom := NumGet(frame, 12, "Int")
        border := Max(left - x, top - y, x + width - right, y + height - bottom)
        ; Screens with different scaling count pixels differently, and then the difference is not a border
        if border < 30 && left >= x && right <= x + width
            return { x: left, y: top, width: right - left, height: bottom - top }
    }
    return { x: x, y: y, width: width, height: height }
}

; All open windows but the one in front
OtherWindows() {
    windows := [], active := WinExist("A")
    for window in OpenWindows()
        if window != active
            windows.Push(window)
    return windows
}

; A list of windows to pick one from: typing narrows it, Enter or a double-click goes there
PickWindow(windows) {
    picker := Gui("+AlwaysOnTop +ToolWindow", "Go to a window")
    picker.SetFont("s10")
    search := picker.AddEdit("w560")
    rows := picker.AddListView("w560 r14 -Multi", ["Title", "Program", "Window"])
    picker.AddButton("Hidden Default", "Go").OnEvent("Click", (*) => ShowPicked(rows, rows.GetNext() || 1))
    search.OnEvent("Change", (*) => List())
    rows.OnEvent("DoubleClick", ShowPicked)
    picker.OnEvent("Escape", (*) => picker.Destroy())
    picker.OnEvent("Close", (*) => picker.Destroy())
    List()
    picker.Show()

    List() {
        rows.Delete()
        for window in windows {
            try {
                title := WinGetTitle(window), program := WinGetProcessName(window)
                if search.Value = "" || InStr(title " " program, search.Value)
                    rows.Add(, title, RegExReplace(program, "\.exe$"), window)
            }
        }
        rows.ModifyCol(1, 400), rows.ModifyCol(2, 130), rows.ModifyCol(3, 0)
        if rows.GetCount()
            rows.Modify(1, "Select Focus")
    }

    ShowPicked(control, row) {
        if !row || row > rows.GetCount()
            return
        window := Integer(rows.GetText(row, 3))
        try WinActivate(window)
        picker.Destroy()
    }
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

; The program of a window, without .exe.
ProgramOf(window) {
    try return RegExReplace(WinGetProcessName(window), "i)\.exe$")
    return ""
}
