#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it removes the border from the current window, or gives it back if it is gone.
; When you press F8, it removes the title bar from the current window, or gives it back if it is gone.
; When you press F9, it stretches the current window across all screens.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    try SetBorderless("A", -1)
    KeyWait("F7") ; holding the key down doesn't switch back and forth
}

F8:: {
    try WinSetStyle("^0xC00000", OrdinaryWindow("A"))
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}

F9:: {
    try MoveWindow("A", SysGet(76), SysGet(77), SysGet(78), SysGet(79))
}

; Takes the border off a window and lets it fill its screen, or restores it as it was. -1 toggles it.
SetBorderless(window, state) {
    static before := Map()
    if !(window := OrdinaryWindow(window)) || state = before.Has(window)
        return
    if before.Has(window) {
        place := before.Delete(window)
        WinSetStyle(place.style, window)
        WinMove(place.x, place.y, place.width, place.height, window)
        if place.isMaximized
            WinMaximize(window)
        return
    }
    isMaximized := WinGetMinMax(window) = 1
    if WinGetMinMax(window) != 0
        WinRestore(window)
    WinGetPos(&x, &y, &width, &height, window)
    before[window] := { x: x, y: y, width: width, height: height, isMaximized: isMaximized, style: WinGetStyle(window) }
    WinSetStyle("-0xC40000", window) ; the title bar and the resizing border
    MonitorGet(MonitorOf(window), &left, &top, &right, &bottom)
    WinMove(left, top, right - left, bottom - top, window)
}

; The handle of a window; 0 if there is none, or if it is the desktop or the taskbar and was not asked for by name
OrdinaryWindow(window) {
    found := WinExist(window)
    return IsShell(found) && window != "ahk_class Shell_TrayWnd" ? 0 : found
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
