#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it holds Shift down.
; When you press F8, it lets go of Shift.
; When you press F9, it holds Shift down. Press F9 again to let go.
; When you press F10, it holds Shift for 2 seconds.
; To end the script: right-click the green H in the notification area and choose Exit.

OnExit(ReleaseKeys)

*F7::HoldKey("Shift")
*F8::ReleaseKey("Shift")
*F9:: {
    ToggleKey("Shift")
    KeyWait("F9") ; holding the key down doesn't switch back and forth
}

F10:: {
    HoldKey("Shift")
    Sleep(2000)
    ReleaseKey("Shift")
}

HoldKey(key) {
    HeldKeys()[key] := true
    Send("{Blind}{" key " down}")
}

; The keys and buttons that this script holds down.
HeldKeys() {
    static keys := Map()
    return keys
}

; Lets go of everything that the script holds down.
ReleaseKeys(*) {
    for key in HeldKeys().Clone()
        ReleaseKey(key)
}

; Lets go of a key if the script is holding it.
ReleaseKey(key) {
    if !HeldKeys().Has(key)
        return
    HeldKeys().Delete(key)
    Send("{Blind}{" key " up}")
}

; Holds a key down, or lets it go if the script holds it already.
ToggleKey(key) {
    if HeldKeys().Has(key)
        ReleaseKey(key)
    else
        HoldKey(key)
}
