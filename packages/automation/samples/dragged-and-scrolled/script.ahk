#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it drags from the screen position 100, 10 to the screen position 300, 110.
; When you press F8, it scrolls down by 5 notches.
; When you press F9, it drags from the position 30, 52 in the current window to the position 300, 52 in the current window, then copies the selection.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F7::DragMouse({x: 100, y: 10}, {x: 300, y: 110})
F8::Send("{WheelDown 5}")
F9:: {
    DragMouse(PointInWindow(30, 52), PointInWindow(300, 52))
    Send("^c")
}

; Drags slowly enough for programs that follow the pointer
DragMouse(from, to, button := "Left") {
    before := SendMode("Event") ; the only mode in which the pointer does not jump
    MouseClickDrag(button, from.x, from.y, to.x, to.y, 20)
    SendMode(before)
}

; A place counted from the corner of the window in front
PointInWindow(x, y) {
    left := 0, top := 0
    try WinGetPos(&left, &top, , , "A")
    return {x: left + x, y: top + y}
}
