#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it makes the current window as tall as the screen.
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    try StretchWindow("A", "height")
}

; As tall or as wide as its screen, with the other dimension unchanged
StretchWindow(window, direction) {
    if !(window := WinExist(window))
        return
    if WinGetMinMax(window) != 0
        WinRestore(window)
    MonitorGetWorkArea(MonitorOf(window), &left, &top, &right, &bottom)
    seen := VisibleFrame(window)
    if direction = "height"
        MoveWindow(window, seen.x, top, seen.width, bottom - top)
    else
        MoveWindow(window, left, seen.y, right - left, seen.height)
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
