#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F5, it moves the pointer to the screen position 100, 100.
; When you press F6, it moves the pointer right by 40 pixels, then moves the pointer up by 10 pixels.
; When you press F7, it moves the pointer to screen 1.
; When you press F8, it remembers where the pointer is.
; When you press F9, it moves the pointer to the remembered position.
; When you press F10, it moves the pointer to the current window.
; When you press F11, it moves the pointer to the position 40, 60 in the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

place := ""

CoordMode("Mouse", "Screen")

F5::MouseMove(100, 100)
F6:: {
    MouseMove(40, 0, , "R")
    MouseMove(0, -10, , "R")
}

F7::MouseToMonitor(1)
F8:: {
    global place
    place := MousePosition()
}

F9::MovePointerTo(SavedPoint(place))
F10:: {
    try MouseToWindow("A")
}

F11::MovePointerTo(PointInWindow(40, 60))

; Moves the pointer to the middle of a screen
MouseToMonitor(number) {
    if number > MonitorGetCount()
        return
    MonitorGet(number, &left, &top, &right, &bottom)
    DllCall("SetCursorPos", "Int", (left + right) // 2, "Int", (top + bottom) // 2)
}

MousePosition() {
    MouseGetPos(&x, &y)
    return x . ", " . y
}

MovePointerTo(place) => MouseMove(place.x, place.y)

; A position that was remembered as "300, 200"; the pointer's if none was
SavedPoint(place) {
    if RegExMatch(place, "^\s*(-?\d+)\s*[,;x ]\s*(-?\d+)", &part)
        return {x: Integer(part[1]), y: Integer(part[2])}
    return MousePoint()
}

MousePoint() {
    MouseGetPos(&x, &y)
    return {x: x, y: y}
}

; Moves the pointer to the middle of a window
MouseToWindow(window) {
    if !WinExist(window) || WinGetMinMax() = -1
        return
    WinGetPos(&x, &y, &width, &height)
    MouseMove(x + width // 2, y + height // 2)
}

; A place counted from the corner of the window in front
PointInWindow(x, y) {
    left := 0, top := 0
    try WinGetPos(&left, &top, , , "A")
    return {x: left + x, y: top + y}
}
