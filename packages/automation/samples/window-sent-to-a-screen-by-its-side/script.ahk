#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it moves the current window to the left half of the right screen.
; When you press F3, it moves the current window to the position 20, 30 on the main screen and makes it 500 by 400 pixels.
; When you press F4, it moves the current window to the left screen, then types “[left]”.
; When you press F5, it moves the current window to the top right quarter of the other screen.
; When you press F6, it moves the current window to the next screen.
; To end the script: right-click the green H in the notification area and choose Exit.

F2:: {
    try PlaceWindow("A", 0, 0, 1/2, 1, MonitorOn("right"))
}

F3:: {
    try MoveWindowTo("A", 20, 30, 500, 400, MonitorOn("main"))
}

F4:: {
    try MoveToMonitor("A", MonitorOn("left"))
    SendText("[left]")
}

F5:: {
    try PlaceWindow("A", 1/2, 0, 1/2, 1/2, OtherMonitor("A"))
}

F6:: {
    try MoveToNextMonitor("A")
}

; The number of the monitor that is farthest to the "left" or "right", or of the "main" one
MonitorOn(side) {
    found := MonitorGetPrimary()
    MonitorGet(found, &edge)
    Loop side = "main" ? 0 : MonitorGetCount() {
        MonitorGet(A_Index, &left)
        if side = "left" ? left < edge : left > edge
            found := A_Index, edge := left
    }
    return found
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

; Moves a window to another monitor, to the same part of it; a maximized one stays maximized
MoveToMonitor(window, number) {
    if !(window := OrdinaryWindow(window)) || number < 1 || number > MonitorGetCount()
        return
    wasMaximized := WinGetMinMax(window) = 1
    if WinGetMinMax(window) != 0
        WinRestore(window)
    MonitorGetWorkArea(MonitorOf(window), &left, &top, &right, &bottom)
    MonitorGetWorkArea(number, &newLeft, &newTop, &newRight, &newBottom)
    WinGetPos(&x, &y, &width, &height, window)
    width := Min(width, newRight - newLeft), height := Min(height, newBottom - newTop)
    x := newLeft + (x - left) * (newRight - newLeft) // (right - left)
    y := newTop + (y - top) * (newBottom - newTop) // (bottom - top)
    x := Max(newLeft, Min(x, newRight - width)), y := Max(newTop, Min(y, newBottom - height))
    WinMove(x, y, width, height, window)
    if wasMaximized
        WinMaximize(window)
}

; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
OrdinaryWindow(window) {
    found := WinExist(window)
    return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
}

OtherMonitor(window) => Mod(MonitorOf(window), MonitorGetCount()) + 1

MoveToNextMonitor(window) {
    if MonitorGetCount() > 1 && (window := WinExist(window))
        MoveToMonitor(window, Mod(MonitorOf(window), MonitorGetCount()) + 1)
}
