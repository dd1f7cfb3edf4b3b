#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it remembers where all windows are.
; When you press F8, it minimizes Calculator, then puts Notepad side by side.
; When you press F9, it puts all windows back where they were.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::SaveLayout()
F8:: {
    try WinMinimize(StoreAppWindow("CalculatorApp.exe", "Calculator.exe", "calc.exe"))
    TileWindows([WinExist("ahk_exe notepad.exe")])
}

F9::RestoreLayout()

SaveLayout() {
    places := SavedLayout()
    places.Clear()
    for window in OpenWindows() {
        state := WinGetMinMax(window)
        if state = -1 ; its place is not known until it is restored
            continue
        WinGetPos(&x, &y, &width, &height, window)
        places[window] := { x: x, y: y, width: width, height: height, isMaximized: state = 1 }
    }
    TrayTip(places.Count " windows", "Layout saved")
}

; Where the windows were when the layout was saved
SavedLayout() {
    static places := Map()
    return places
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

StoreAppWindow(exes*) => FirstOf(StoreAppWindows(exes*))

StoreAppWindows(exes*) {
    windows := []
    for window in OpenWindows()
        if IsStoreApp(window, exes*)
            windows.Push(window)
    return windows
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

; Lays windows side by side on the screen of the one in front: up to three in a row, more of them in a grid
TileWindows(lists*) {
    windows := [], seen := Map()
    for list in lists
        for window in list
            if WinExist(window) && !seen.Has(window) {
                seen[window] := true
                windows.Push(window)
            }
    if !windows.Length
        return
    MonitorGetWorkArea(MonitorOf(WinExist("A") || windows[1]), &left, &top, &right, &bottom)
    columns := windows.Length <= 3 ? windows.Length : Ceil(Sqrt(windows.Length))
    rows := Ceil(windows.Length / columns)
    for index, window in windows {
        row := (index - 1) // columns
        inRow := row = rows - 1 ? windows.Length - row * columns : columns ; the last row may be shorter
        width := (right - left) / inRow, height := (bottom - top) / rows
        x := left + Round((index - 1 - row * columns) * width), y := top + Round(row * height)
        try { ; Windows may refuse to move one of them
            MoveWindow(window, x, y, Round(width), Round(height))
            WinMoveTop(window)
        }
    }
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

; The number of the monitor that the middle of the window is on
MonitorOf(window) {
    WinGetPos(&x, &y, &width, &height, window)
    return MonitorAt(x + width // 2, y + height // 2)
}

MonitorAt(x, y) {
    Loop MonitorGetCount() {
        MonitorGet(A_Index, &left, &top, &right, &bottom)
        if x >= left && x < right && y >= top && y < bottom
            return A_Index
    }
    return MonitorGetPrimary()
}

RestoreLayout() {
    for window, place in SavedLayout() {
        try { ; it may be closed by now
            if WinGetMinMax(window) != 0
                WinRestore(window)
            WinMove(place.x, place.y, place.width, place.height, window)
            if place.isMaximized
                WinMaximize(window)
        }
    }
}
