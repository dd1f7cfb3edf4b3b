#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types the copied text without spaces at the beginning and end followed by “|”, then presses Enter.
; When you press F2, it types the copied text without its spaces, then presses Enter.
; When you press F3, it types the copied text with single spaces only followed by “|”, then presses Enter.
; When you press F4, it types the copied text without accents, then presses Enter.
; When you press F5, it types the copied text without punctuation, then presses Enter.
; When you press F6, it types only the letters of the copied text, then presses Enter.
; When you press F7, it types only the digits of the copied text, then presses Enter.
; When you press F8, it types the copied text with its spaces replaced by “_”, then presses Enter.
; When you press F9, it types the copied text backward, then presses Enter.
; To end the script: right-click the green H in the notification area and choose Exit.

F1:: {
    SendText(Trim(A_Clipboard, " `t`r`n") . "|")
    Send("{Enter}")
}

F2:: {
    SendText(RegExReplace(A_Clipboard, "[ \t\x{A0}]"))
    Send("{Enter}")
}

F3:: {
    SendText(RegExReplace(A_Clipboard, "[ \t\x{A0}]+", " ") . "|")
    Send("{Enter}")
}

F4:: {
    SendText(WithoutAccents(A_Clipboard))
    Send("{Enter}")
}

F5:: {
    SendText(RegExReplace(A_Clipboard, "[\p{P}\p{S}]"))
    Send("{Enter}")
}

F6:: {
    SendText(RegExReplace(A_Clipboard, "[^\p{L}\s]"))
    Send("{Enter}")
}

F7:: {
    SendText(RegExReplace(A_Clipboard, "[^\d\r\n]"))
    Send("{Enter}")
}

F8:: {
    SendText(RegExReplace(A_Clipboard, "[ \t]+", "_"))
    Send("{Enter}")
}

F9:: {
    SendText(ReversedText(A_Clipboard))
    Send("{Enter}")
}

; Windows takes each letter and its accent apart (é becomes e + ´), then the accents are dropped.
WithoutAccents(text) {
    for pair in ["ßss", "øo", "ØO", "łl", "ŁL", "đd", "ĐD", "æae", "ÆAE", "œoe", "ŒOE"] ; these have no accent to drop
        text := StrReplace(text, SubStr(pair, 1, 1), SubStr(pair, 2), true)
    apart := Buffer((StrLen(text) * 4 + 1) * 2, 0)
    DllCall("Normaliz\NormalizeString", "Int", 2, "WStr", text, "Int", -1, "Ptr", apart, "Int", apart.Size // 2)
    return RegExReplace(StrGet(apart, "UTF-16"), "\p{Mn}")
}

ReversedText(text) {
    reversed := "", position := 1
    while position := RegExMatch(text, "s)\r\n|\X", &sign, position) ; a letter and its accent stay together
        reversed := sign[] . reversed, position += sign.Len
    return reversed
}
