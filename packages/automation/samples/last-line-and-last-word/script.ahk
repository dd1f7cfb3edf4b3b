#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it types “[”, the last line of the copied text, and “]”.
; When you press F3, it types “[”, the last word of the copied text, and “]”.
; When you press F4, it types “[”, the last word of line 1 of the copied text, and “]”.
; To end the script: right-click the green H in the notification area and choose Exit.

F2::SendText("[" . LineOf(A_Clipboard, -1) . "]")
F3::SendText("[" . WordOf(A_Clipboard, -1) . "]")
F4::SendText("[" . WordOf(LineOf(A_Clipboard, 1), -1) . "]")

; One line of a text. -1 is the last one; beyond it, the result is empty.
LineOf(text, number) {
    return NthOf(StrSplit(RegExReplace(text, "\R\z"), "`n", "`r"), number)
}

NthOf(items, number) {
    number := Integer(number) < 0 ? items.Length + 1 + Integer(number) : Integer(number)
    return items.Has(number) ? items[number] : ""
}

; One word of a text. -1 is the last one; beyond it, the result is empty.
WordOf(text, number) {
    return NthOf(StrSplit(RegExReplace(Trim(text, " `t`r`n"), "\s+", " "), " "), number)
}
