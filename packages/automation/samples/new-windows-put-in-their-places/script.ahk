#Requires AutoHotkey v2.0
#SingleInstance Force

; When a Chrome window opens, if the title of that window contains “Mail”, it moves that window to the left half of the screen and keeps that window on top of all other windows; otherwise, if Excel is open, it minimizes that window; otherwise, it moves that window to the right half of the screen.
; When an Excel window becomes the current window, it makes that window 60% visible.
; When you switch away from an Excel window, it makes that window 100% visible.
; When you press F2, it opens Chrome.
; When you press F3, it brings Excel to the front.
; When you press F4, it brings Notepad to the front, then closes Excel.
; To end the script: right-click the green H in the notification area and choose Exit.

WhenWindowOpens(() => OpenWindows("ahk_exe chrome.exe"), WhenOpened)
WhenFocusChanges(() => WinActive("ahk_exe EXCEL.EXE"), true, WhenInFront)
WhenFocusChanges(() => WinActive("ahk_exe EXCEL.EXE"), false, WhenLeft)

F2:: {
    Run("chrome.exe")
    KeyWait("F2") ; holding the key down doesn't repeat this
}

F3:: {
    try WinActivate("ahk_exe EXCEL.EXE")
}

F4:: {
    try WinActivate("ahk_exe notepad.exe")
    try WinClose("ahk_exe EXCEL.EXE")
}

WhenOpened(thatWindow) {
    if (InStr(TitleOf(thatWindow), "Mail") > 0) {
        try PlaceWindow(thatWindow, 0, 0, 1/2, 1)
        try WinSetAlwaysOnTop(1, thatWindow)
    } else if WinExist("ahk_exe EXCEL.EXE") {
        try WinMinimize(thatWindow)
    } else {
        try PlaceWindow(thatWindow, 1/2, 0, 1/2, 1)
    }
}

WhenInFront(thatWindow2) {
    try SetOpacity(thatWindow2, 60)
}

WhenLeft(thatWindow3) {
    try SetOpacity(thatWindow3, 100)
}

; The title of a window, or nothing if there is none.
TitleOf(window) {
    try return WinGetTitle(window)
    return ""
}

; Left, top, width and height as shares of the screen, without the taskbar
PlaceWindow(window, x, y, width, height, monitor := 0) {
    if !(window := WinExist(window))
        return
    if monitor < 1 || monitor > MonitorGetCount()
        monitor := MonitorOf(window)
    MonitorGetWorkArea(monitor, &left, &top, &right, &bottom)
    fullWidth := right - left, fullHeight := bottom - top
    newX := left + Round(x * fullWidth), newY := top + Round(y * fullHeight)
    MoveWindow(window, newX, newY, left + Round((x + width) * fullWidth) - newX, top + Round((y + height) * fullHeight) - newY)
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

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
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

; How visible a window is, in percent; never so little that it gets lost
SetOpacity(window, percent) {
    if window := OrdinaryWindow(window)
        WinSetTransparent(percent >= 100 ? "Off" : Round(Max(percent, 10) * 2.55), window)
}

; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
OrdinaryWindow(window) {
    found := WinExist(window)
    return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
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
