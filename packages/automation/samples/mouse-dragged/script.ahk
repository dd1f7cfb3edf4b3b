#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it drags from the screen position 850, 200 to the screen position 950, 300.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F8::DragMouse({x: 850, y: 200}, {x: 950, y: 300})

; Drags slowly enough for programs that follow the pointer
DragMouse(from, to, button := "Left") {
    before := SendMode("Event") ; the only mode in which the pointer does not jump
    MouseClickDrag(button, from.x, from.y, to.x, to.y, 20)
    SendMode(before)
}
