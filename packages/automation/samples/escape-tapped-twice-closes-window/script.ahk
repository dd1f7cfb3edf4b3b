#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Esc twice quickly, it closes the current window.
; To end the script: right-click the green H in the notification area and choose Exit.

#HotIf Taps("Esc") = 1
$Esc:: {
    Taps("Esc", true)
    try WinClose("A")
}
#HotIf

~Esc::Taps("Esc", true)

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
