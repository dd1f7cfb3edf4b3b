#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2 three times quickly, it types “[three]”.
; When you let go of F7, it types “[let go]”.
; When you press F4 twice quickly, it types “[two]”.
; When you hold F4 for half a second, it types “[held]”.
; When you press F4 once, it types “[one]”.
; To end the script: right-click the green H in the notification area and choose Exit.

longPress := 500 ; milliseconds that a key is held down for a long press

#HotIf Taps("F2") = 2
$F2:: {
    Taps("F2", true)
    SendText("[three]")
}
#HotIf

~F2::Taps("F2", true)
~F7 Up::SendText("[let go]")
$F4:: {
    switch CountPresses("F4", 2, longPress) {
        case 0:
            SendText("[held]")
            KeyWait("F4")
        case 2:
            SendText("[two]")
        default:
            SendText("[one]")
    }
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
