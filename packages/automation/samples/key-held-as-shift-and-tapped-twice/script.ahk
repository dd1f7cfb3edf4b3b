#Requires AutoHotkey v2.0
#SingleInstance Force

; The Menu key acts as Shift.
; When you press the Menu key twice quickly, it types “[twice]”.
; To end the script: right-click the green H in the notification area and choose Exit.

InstallMouseHook() ; so that clicking while holding a key is not mistaken for tapping that key

*AppsKey:: {
    tapsBefore := Taps("AppsKey")
    if !HoldAs("AppsKey", "AppsKey", "Shift")
        return
    Taps("AppsKey", true)
    if (tapsBefore = 1) {
        SendText("[twice]")
    }
}

; Holds another key down as long as this one is held; true if it was only tapped.
HoldAs(key, fullName, other) {
    start := A_TickCount
    Send("{Blind}{" other " Down}")
    KeyWait(key)
    if (other ~= "Alt$|Win$")
        Send("{Blind}{vkE8}") ; keeps the menu from opening when the key is released
    Send("{Blind}{" other " Up}")
    return A_TickCount - start < 300 && TappedAlone(fullName)
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
