#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press and release the left Windows key by itself, it does nothing (the key is turned off).
; When you press Win+J, it types “[win j]”.
; When you press and release right Ctrl by itself, it does nothing (the key is turned off).
; F1 does nothing.
; When you press F1 twice quickly, it types “[twice]”.
; To end the script: right-click the green H in the notification area and choose Exit.

~LWin::Send("{Blind}{vkE8}")
$#j::SendText("[win j]")
$F1:: {
    if (CountPresses("F1", 2) = 2) {
        SendText("[twice]")
    }
}

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
