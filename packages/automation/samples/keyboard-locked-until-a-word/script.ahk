#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it turns locked mode on, then shows “locked” next to the pointer for 8 seconds.
; While locked mode is on, when you press a letter, it adds the name of the key you pressed to the end of the remembered text. Then, if the remembered text ends with “open”, it turns locked mode off, clears the remembered text, and shows “unlocked” next to the pointer for 8 seconds.
; While locked mode is on, when you press a digit, it does nothing (the key is turned off).
; To end the script: right-click the green H in the notification area and choose Exit.

text := ""
lockedOn := false

HotIf((*) => lockedOn)
OnEachKey("a b c d e f g h i j k l m n o p q r s t u v w x y z", "$", KeyPressed)
OnEachKey("a b c d e f g h i j k l m n o p q r s t u v w x y z", "$+", KeyPressed)
HotIf()
HotIf((*) => lockedOn)
OnEachKey("0 1 2 3 4 5 6 7 8 9", "$", KeyPressed2)
HotIf()

F2:: {
    global lockedOn
    lockedOn := true
    ToolTip("locked")
    SetTimer(ToolTip, -8000)
}

KeyPressed(*) {
    global lockedOn, text
    text := text . PressedKey()
    if MatchesPattern(text, "*" . "open") {
        lockedOn := false
        text := ""
        ToolTip("unlocked")
        SetTimer(ToolTip, -8000)
    }
}

KeyPressed2(*) {
}

; The name of the key that set this off, without the keys held with it.
PressedKey() {
    key := RegExReplace(A_ThisHotkey, "i).* & |^[~*$^!+#<>]+(?=.)| up$")
    return GetKeyName(key) || key
}

; Whether text matches a pattern with * for anything and ? for one character.
MatchesPattern(text, pattern) {
    pattern := RegExReplace(pattern, "[\\.+^$|(){}\[\]]", "\$0")
    return RegExMatch(text, "is)^" StrReplace(StrReplace(pattern, "*", ".*"), "?", ".") "$") > 0
}

; Calls a function for each of these keys, with hotkey symbols such as ~ before them.
OnEachKey(keys, signs, callback, suffix := "") {
    for key in StrSplit(keys, " ")
        Hotkey(signs key suffix, callback)
}
