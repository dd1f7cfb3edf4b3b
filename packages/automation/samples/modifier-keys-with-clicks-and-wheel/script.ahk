#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+left mouse button, it types “[ctrl click]”.
; When you scroll the mouse wheel up while holding Alt, it types “[up]”.
; When you scroll the mouse wheel down while holding Alt, it types “[down]”.
; When you press Shift+middle mouse button, it types “[shift middle]”.
; When you scroll the mouse wheel up while holding the right mouse button, it types “[right and wheel]”.
; When you press F3 with F2 held down, it types “[f2 with f3]”.
; When you hold the back mouse button for half a second, it types “[back held]”.
; While the pointer is over a title bar, when you press the left mouse button twice quickly, it types “[bar]”.
; To end the script: right-click the green H in the notification area and choose Exit.

longPress := 500 ; milliseconds that a key is held down for a long press

#HotIf (OverTitleBar()) && Taps("LButton") = 1
$LButton:: {
    Taps("LButton", true)
    SendText("[bar]")
}
#HotIf

#HotIf OverTitleBar()
~LButton::Taps("LButton", true)
#HotIf

^LButton::SendText("[ctrl click]")
!WheelUp::SendText("[up]")
!WheelDown::SendText("[down]")
+MButton::SendText("[shift middle]")
RButton & WheelUp::SendText("[right and wheel]")
F2 & F3::SendText("[f2 with f3]")
$XButton1:: {
    if (CountPresses("XButton1", 1, longPress) = 0) {
        SendText("[back held]")
        KeyWait("XButton1")
    } else {
        Send("{Blind}{XButton1}")
    }
}

*RButton::Send("{Blind}{RButton}") ; tapped alone, it works as usual
*F2::Send("{Blind}{F2}") ; tapped alone, it works as usual

; How many times a key is pressed in a row, at most this many milliseconds apart; 0 if it is held down that long.
CountPresses(key, most, longTime := 0, isHeldAtLast := false, tapTime := 400) {
    if !KeyWait(key, longTime ? "T" longTime / 1000 : "")
        return 0
    presses := 1
    while (presses < most && KeyWait(key, "D T" tapTime / 1000)) {
        presses += 1
        if (presses < most || !isHeldAtLast)
            KeyWait(key)
    }
    return presses
}

; The window itself says which of its parts is under the pointer: 2 is the title bar.
OverTitleBar() {
    CoordMode("Mouse", "Screen")
    MouseGetPos(&x, &y, &window)
    try return SendMessage(0x84, 0, (y << 16) | (x & 0xFFFF), window, "ahk_id " window) = 2
    return false
}

; How many times a key was tapped in a row, with up to this many milliseconds in between; isNew counts one more.
Taps(key, isNew := false, tapTime := 400) {
    static lastKey := "", lastRelease := 0, count := 0
    taps := (key = lastKey && A_TickCount - lastRelease < tapTime) ? count : 0
    if !isNew
        return taps
    lastKey := key, lastRelease := 0, count := taps + 1 ; while it is held, its repeats are not taps
    KeyWait(key)
    lastRelease := A_TickCount
    return taps + 1
}
