#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+D, it presses Home, presses Shift+End, remembers the selected text, presses End, then types a line break followed by the remembered text.
; To end the script: right-click the green H in the notification area and choose Exit.

$^d:: {
    Send("{Home}")
    Send("+{End}")
    text := SelectedText()
    Send("{End}")
    SendText("`n" . text)
}

; The selected text. It is read through the clipboard, which is then restored.
SelectedText(seconds := 0.5) {
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    selected := ClipWait(seconds) ? A_Clipboard : ""
    A_Clipboard := saved
    Critical(before)
    return selected
}
