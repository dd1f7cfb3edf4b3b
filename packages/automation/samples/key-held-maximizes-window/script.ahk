#Requires AutoHotkey v2.0
#SingleInstance Force

; When you hold F7 for half a second, it maximizes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

longPress := 500 ; milliseconds that a key is held down for a long press

$F7:: {
    if (CountPresses("F7", 1, longPress) = 0) {
        try WinMaximize("A")
        KeyWait("F7")
    } else {
        Send("{Blind}{F7}")
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
