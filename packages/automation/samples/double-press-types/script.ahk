#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8 twice quickly, it types “twice”.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf Taps("F8") = 1
$F8:: {
    Taps("F8", true)
    SendText("twice")
}
#HotIf

~F8::Taps("F8", true)

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
