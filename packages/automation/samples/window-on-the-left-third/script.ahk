#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it moves the current window to the left third of the screen.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    try PlaceWindow("A", 0, 0, 1/3, 1)
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
