#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8 once, it types “hello”.
; When you press F8 twice quickly, it types “bye”.
; To end the script: right-click the green H in the notification area and choose Exit.

$F8:: {
    if (CountPresses("F8", 2) = 2) {
        SendText("bye")
    } else {
        SendText("hello")
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
