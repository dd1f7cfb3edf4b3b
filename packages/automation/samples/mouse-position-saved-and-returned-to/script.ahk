#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it remembers where the pointer is.
; When you press F8, it moves the pointer to the remembered position.
; To end the script: right-click the green H in the notification area and choose Exit.

place := ""

CoordMode("Mouse", "Screen")

F7:: {
    global place
    place := MousePosition()
}

F8::MovePointerTo(SavedPoint(place))

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
