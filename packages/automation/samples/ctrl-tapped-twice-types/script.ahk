#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press left Ctrl twice quickly, it types “hello”.
; To end the script: right-click the green H in the notification area and choose Exit.

InstallMouseHook() ; so that clicking while holding a key is not mistaken for tapping that key

~LCtrl Up:: {
    if !TappedAlone("LControl")
        return
    if (Taps("LCtrl", true) = 2) {
        SendText("hello")
    }
}

; Whether the key that goes up was pressed last, with no other key or mouse button in between.
TappedAlone(key) => A_PriorKey ~= "i)^[LR]?\Q" key "\E$"

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
