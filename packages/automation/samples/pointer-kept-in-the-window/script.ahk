#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it keeps the pointer inside the current window.
; When you press F8, it lets the pointer move freely again.
; When you press F9, it moves the pointer to the screen position 1200, 700.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")
OnExit((*) => ConfinePointer(0)) ; the pointer is free when the script ends

F7::ConfinePointer("A")
F8::ConfinePointer(0)
F9::MouseMove(1200, 700)

; Keeps the pointer inside a window while it is in front; 0 releases it
ConfinePointer(window) {
    static held := 0, isInside := false
    held := window ? WinExist(window) : 0
    if held
        Confine()
    else
        Free()
    SetTimer(Confine, held ? 100 : 0) ; Windows releases the pointer on many occasions

    Confine() {
        try {
            if WinActive(held) {
                WinGetClientPos(&x, &y, &width, &height, held)
                area := Buffer(16)
                NumPut("Int", x, "Int", y, "Int", x + width, "Int", y + height, area)
                DllCall("ClipCursor", "Ptr", area)
                isInside := true
                return
            }
        }
        Free()
        if !WinExist(held)
            SetTimer(Confine, 0)
    }

    Free() {
        if isInside
            DllCall("ClipCursor", "Ptr", 0)
        isInside := false
    }
}
