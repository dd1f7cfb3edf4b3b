#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it remembers where the pointer is, moves the pointer to the point 900, 600, types “[” + where the pointer is + “]”, moves the pointer to the saved place, then types “[” + where the pointer is + “]”.
; When you press F3, it sets the opacity of the window in front to 40%, and when you let go it sets the opacity of the window in front to 100%.
; When you press F4, it remembers the copied text, copies “other”, pastes, waits 300 milliseconds, then copies the remembered text.
; When you press F6, it turns Num Lock on, then turns Scroll Lock on.
; When you press F7, it turns Num Lock off, then turns Scroll Lock off.
; When you press F8, if Num Lock is on and Scroll Lock is on, it types “[both on]” – otherwise it types “[not both]”.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F2:: {
    place := MousePosition()
    MouseMove(900, 600)
    SendText("[" . MousePosition() . "]")
    MovePointerTo(SavedPoint(place))
    SendText("[" . MousePosition() . "]")
}

F3:: {
    try SetOpacity("A", 40)
    KeyWait("F3")
    try SetOpacity("A", 100)
}

F4:: {
    text := A_Clipboard
    A_Clipboard := "other"
    Send("^v")
    Sleep(300)
    A_Clipboard := text
}

F6:: {
    SetNumLockState(true)
    SetScrollLockState(true)
}

F7:: {
    SetNumLockState(false)
    SetScrollLockState(false)
}

F8:: {
    if (GetKeyState("NumLock", "T") && GetKeyState("ScrollLock", "T")) {
        SendText("[both on]")
    } else {
        SendText("[not both]")
    }
    KeyWait("F8") ; held down, the key must not switch again and again
}

MousePosition() {
    MouseGetPos(&x, &y)
    return x . ", " . y
}

MovePointerTo(place) => MouseMove(place.x, place.y)

; A place that was remembered as "300, 200"; the pointer's where none was
SavedPoint(place) {
    if RegExMatch(place, "^\s*(-?\d+)\s*[,;x ]\s*(-?\d+)", &part)
        return {x: Integer(part[1]), y: Integer(part[2])}
    return MousePoint()
}

MousePoint() {
    MouseGetPos(&x, &y)
    return {x: x, y: y}
}

; How much of a window is seen, in percent; never so little that it gets lost
SetOpacity(window, percent) {
    if WinExist(window)
        WinSetTransparent(percent >= 100 ? "Off" : Round(Max(percent, 10) * 2.55))
}
