#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it goes to the next Calculator window.
; When you press F8, it shows a list of all windows and brings the one you pick to the front.
; When you press F9, it brings the window you used before this one to the front.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::CycleWindows(StoreAppWindows("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
F8::PickWindow(OpenWindows())
F9:: {
    try WinActivate(LastWindow())
}

; Goes to the first of these windows, and from there to the others one by one
CycleWindows(windows) {
    if !windows.Length
        return
    next := windows[1]
    for window in windows
        if WinActive(window)
            next := windows[-1] ; the one that has been behind the longest
    try WinActivate(next)
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

; The window that was in front before this one
LastWindow() {
    windows := OtherWindows()
    for window in windows
        try if !(WinGetExStyle(window) & 0x8) ; one that is always on top need not have been in front
            return window
    return FirstOf(windows)
}

; All open windows but the one in front
OtherWindows() {
    windows := [], active := WinExist("A")
    for window in OpenWindows()
        if window != active
            windows.Push(window)
    return windows
}

FirstOf(windows) => windows.Length ? windows[1] : 0
