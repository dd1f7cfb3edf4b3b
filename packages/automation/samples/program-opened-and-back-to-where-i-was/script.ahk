#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it opens Calculator, waits for that window to open, moves that window to the position 700, 50, brings the window you were in before to the front, then types “[back in ”, the name of the program that owns the current window, and “]”.
; When a CSV file appears in Downloads, it asks “Open ”, the file’s name, and “?” and, if you say yes, it copies that file to the desktop and shows a message with the file’s full location; otherwise, it shows “left alone” next to the pointer for 8 seconds.
; When you press F3, it saves “1,2” as a.csv in Downloads.
; When you press F4, it saves “3,4” as b.csv in Downloads.
; To end the script: right-click the green H in the notification area and choose Exit.

watchedFolder := KnownFolder("Downloads") ; where new files arrive

originWindow := 0
newFile := ""

WhenFileAppears(watchedFolder, "*.csv", 900, WhenFileArrives)

F2:: {
    global originWindow
    KeyWait("F2") ; holding the key down doesn't repeat this
    originWindow := WinExist("A")
    openedWindow := OpenAndWait(() => Run("calc.exe"), () => StoreAppWindows("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
    if !WinWaitActive(openedWindow, , 3)
        return
    try MoveWindowTo(openedWindow, 700, 50)
    if !BringToFront(originWindow)
        return
    SendText("[back in " . ProgramOf("A") . "]")
}

F3::WriteText(KnownFolder("Downloads") . "\a.csv", "1,2")
F4::WriteText(KnownFolder("Downloads") . "\b.csv", "3,4")

WhenFileArrives(path) {
    global newFile
    newFile := path
    if AnsweredYes("Open " . NameOfFile(newFile) . "?") {
        CopyFiles(newFile, A_Desktop)
        ShowReminder(newFile)
    } else {
        ToolTip("left alone")
        SetTimer(ToolTip, -8000)
    }
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

; Goes to a window and waits until it is in front; 0 if there is none
BringToFront(window) {
    try {
        WinActivate(window)
        return WinWaitActive(window,, 3)
    }
    return 0
}

; The program of a window, without .exe.
ProgramOf(window) {
    try return RegExReplace(WinGetProcessName(window), "i)\.exe$")
    return ""
}

; Writes text to a file. What this script finds there the first time goes to the Recycle Bin.
WriteText(path, text) {
    static written := Map()
    SplitPath(path, , &folder)
    MakeFolder(folder)
    try {
        if !written.Has(path) && FileExist(path)
            FileRecycle(path)
        written[path] := true
        file := FileOpen(path, "w `n", TextEncoding(path))
        file.Write(text)
        file.Close()
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

; The actual location of Downloads, Pictures, Music, or Videos: people move them to other drives.
KnownFolder(name) {
    static entries := Map("Downloads", "{374DE290-123F-4565-9164-39C4925E467B}"
        , "Pictures", "My Pictures", "Music", "My Music", "Videos", "My Video")
    folders := "HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
    path := RegRead(folders, entries[name], "")
    while RegExMatch(path, "%([^%]+)%", &part)
        path := StrReplace(path, part[0], EnvGet(part[1]))
    return DirExist(path) ? path : EnvGet("USERPROFILE") "\" name
}

; The name without the folder. For several paths, one per line, it gives each name.
NameOfFile(path) {
    return RegExReplace(path, "m)^.*[\\/](?=.)")
}

AnsweredYes(question) => MsgBox(question, , "YesNo Icon? 0x1000") = "Yes"

CopyFiles(files, folder) {
    for path in FilesToUse(files) {
        MakeFolder(folder)
        SplitPath(path, &name)
        target := FreePath(RTrim(folder, "\") "\" name)
        try {
            if DirExist(path)
                DirCopy(path, target)
            else
                FileCopy(path, target)
        } catch
            TrayTip(path " cannot be copied. It may be open in another program.")
    }
}

; Finds the files to use, and says so if a file or its folder is missing.
FilesToUse(files) {
    paths := FilesIn(files)
    if paths.Length = 0 {
        SplitPath(files, , &folder)
        if !RegExMatch(files, "[*?]")
            StopWithMessage("The file " files " was not found.")
        NeedFolder(folder)
    }
    return paths
}

; The visible files that a path, a pattern such as C:\x\*.pdf, or several of these, one per line, stand for.
FilesIn(files) {
    paths := []
    Loop Parse files, "`n", "`r" {
        if A_LoopField = ""
            continue
        if !RegExMatch(A_LoopField, "[*?]") {
            if FileExist(A_LoopField)
                paths.Push(A_LoopField)
            continue
        }
        SplitPath(A_LoopField, , , &extension)
        Loop Files A_LoopField {
            if RegExMatch(extension, "^\w+$") && A_LoopFileExt != extension
                continue ; *.doc also finds the short name of a .docx
            isLoading := RegExMatch(A_LoopFileExt, "i)^(crdownload|part|partial)$")
            if !isLoading && !InStr(A_LoopFileAttrib, "H")
                paths.Push(A_LoopFilePath)
        }
    }
    return paths
}

NeedFolder(folder) {
    if !DirExist(folder)
        StopWithMessage("The folder " folder " was not found.")
}

; A path that is not taken yet: "name (2).txt" if "name.txt" is taken.
FreePath(path) {
    SplitPath(path, , &folder, &extension, &name)
    if DirExist(path)
        name .= extension = "" ? "" : "." extension, extension := ""
    free := path
    while FileExist(free)
        free := folder "\" name " (" A_Index + 1 ")" (extension = "" ? "" : "." extension)
    return free
}

; Shows a message above all windows, in its own thread, so nothing waits for it to be closed. If nobody closes
; them, none is shown twice, and never more than five.
ShowReminder(text, title := A_ScriptName, options := "0x1000") {
    static next := 0
    boxes := "ahk_class #32770 ahk_pid " ProcessExist()
    if WinExist(boxes, text) || WinGetCount(boxes) >= 5
        return
    next := Max(A_TickCount, next + 500) ; two at the same moment: the second would keep the first from being seen
    SetTimer(() => MsgBox(text, title, options), Min(-1, A_TickCount - next))
}

; Calls with the path of each file that appears in a folder, once it is complete and unchanged in size for this long.
WhenFileAppears(folder, pattern, settled, action) {
    known := Map(), growing := Map()
    Loop Files folder "\" pattern
        known[A_LoopFileFullPath] := true
    SetTimer(Look, 1000)
    Look() {
        complete := []
        Loop Files folder "\" pattern {
            path := A_LoopFileFullPath
            if (known.Has(path) || A_LoopFileSize = 0 || A_LoopFileExt ~= "i)^(crdownload|part|partial|tmp|download)$")
                continue
            if (!growing.Has(path) || growing[path].size != A_LoopFileSize)
                growing[path] := {size: A_LoopFileSize, since: A_TickCount}
            else if (A_TickCount - growing[path].since >= settled && IsFree(path))
                complete.Push(path)
        }
        for path in known.Clone()
            if !FileExist(path)
                known.Delete(path)
        for path in complete {
            known[path] := true
            growing.Delete(path)
            action(path)
        }
    }
    IsFree(path) {
        try return IsObject(FileOpen(path, "r-rwd")) ; fails as long as another program has it open
        return false
    }
}
