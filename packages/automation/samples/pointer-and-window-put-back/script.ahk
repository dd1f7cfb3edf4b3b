#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it remembers where the pointer is, moves the pointer to the screen position 900, 600, waits 0.3 seconds, types “[”, the pointer’s position, and “]”, moves the pointer to the remembered position, waits 0.3 seconds, then types “[”, the pointer’s position, and “]”.
; When you press F3, it makes the current window 40% visible, and when you let go, it makes the current window 100% visible.
; When you press F4, it remembers the copied text, copies “other”, pastes what you copied, waits 0.3 seconds, then copies the remembered text.
; When you press F6, if Caps Lock is not on, it turns Caps Lock on. If Caps Lock is on, it types “[CAPS]”. Either way, it then turns Caps Lock off. Then, if Caps Lock is not on, it types “[small]”.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F2:: {
    place := MousePosition()
    MouseMove(900, 600)
    Sleep(300)
    SendText("[" . MousePosition() . "]")
    MovePointerTo(SavedPoint(place))
    Sleep(300)
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
    if !GetKeyState("CapsLock", "T") {
        SetCapsLockState(true)
    }
    if GetKeyState("CapsLock", "T") {
        SendText("[CAPS]")
    }
    SetCapsLockState(false)
    if !GetKeyState("CapsLock", "T") {
        SendText("[small]")
    }
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

; Whether it is the desktop or the taskbar
IsShell(window) {
    try
        return WinGetClass(window) ~= "^(Progman|WorkerW|Shell_TrayWnd|Shell_SecondaryTrayWnd)$"
    return false
}
