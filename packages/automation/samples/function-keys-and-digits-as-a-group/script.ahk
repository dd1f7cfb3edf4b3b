#Requires AutoHotkey v2.0
#SingleInstance Force

; In Notepad, when you press a function key, it types “<”, the name of the key you pressed, and “>”.
; When you press a key on the number pad, it types “(”, the name of the key you pressed, and “)”.
; While Caps Lock is on, when you press a digit, the key still works as usual, and the script also shows “digit ” followed by the name of the key you pressed next to the pointer for 5 seconds.
; While Caps Lock is on, when you press an arrow key, it types “[”, the name of the key you pressed, and “]”.
; To end the script: right-click the green H in the notification area and choose Exit.

HotIf((*) => WinActive("ahk_exe notepad.exe"))
OnEachKey("F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12", "$", KeyPressed)
HotIf()
OnEachKey("Numpad0 Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9 NumpadDot NumpadAdd NumpadSub NumpadMult NumpadDiv NumpadEnter NumpadIns NumpadEnd NumpadDown NumpadPgDn NumpadLeft NumpadClear NumpadRight NumpadHome NumpadUp NumpadPgUp NumpadDel", "$", KeyPressed2)
HotIf((*) => GetKeyState("CapsLock", "T"))
OnEachKey("0 1 2 3 4 5 6 7 8 9", "~*", KeyPressed3)
HotIf()
HotIf((*) => GetKeyState("CapsLock", "T"))
OnEachKey("Up Down Left Right", "$", KeyPressed4)
HotIf()
Persistent()

KeyPressed(*) {
    SendText("<" . PressedKey() . ">")
}

KeyPressed2(*) {
    SendText("(" . PressedKey() . ")")
}

KeyPressed3(*) {
    ToolTip("digit " . PressedKey())
    SetTimer(ToolTip, -5000)
}

KeyPressed4(*) {
    SendText("[" . PressedKey() . "]")
}

; The name of the key that set this off, without the keys held with it.
PressedKey() {
    key := RegExReplace(A_ThisHotkey, "i).* & |^[~*$^!+#<>]+(?=.)| up$")
    return GetKeyName(key) || key
}

; Calls a function for each of these keys, with hotkey symbols such as ~ before them.
OnEachKey(keys, signs, callback, suffix := "") {
    for key in StrSplit(keys, " ")
        Hotkey(signs key suffix, callback)
}
