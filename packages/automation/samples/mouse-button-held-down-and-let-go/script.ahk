#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it holds the left mouse button down. Press F8 again to let go.
; To end the script: right-click the green H in the notification area and choose Exit.

OnExit(ReleaseKeys)

F8:: {
    ToggleKey("LButton")
    KeyWait("F8") ; holding the key down doesn't switch back and forth
}

; Holds a key down, or lets it go if the script holds it already.
ToggleKey(key) {
    if HeldKeys().Has(key)
        ReleaseKey(key)
    else
        HoldKey(key)
}

; The keys and buttons that this script holds down.
HeldKeys() {
    static keys := Map()
    return keys
}

HoldKey(key) {
    HeldKeys()[key] := true
    Send("{Blind}{" key " down}")
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
