#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F9, it removes the blank lines from the selected text.
; To end the script: right-click the green H in the notification area and choose Exit.

F9::ChangeSelection(WithoutBlankLines)

; Replaces the selected text with what a function makes of it, and selects it again. The clipboard's contents are
; restored; nothing happens if no text is selected.
ChangeSelection(change) {
    text := SelectedText()
    if text = ""
        return
    changed := change(text)
    if changed == text
        return
    if changed = "" {
        Send("{Delete}")
        return
    }
    PasteText(changed)
    length := StrLen(StrReplace(changed, "`r`n", "`n"))
    if length <= 2000 && !WinActive("ahk_exe EXCEL.EXE") ; in Excel it would select other cells
        Send("+{Left " . length . "}")
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

; Pastes a text without formatting, and restores the clipboard.
PasteText(text) {
    if text = ""
        return
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by you
    saved := ClipboardAll()
    A_Clipboard := text
    Send("^v")
    Sleep(300) ; the program needs a moment to read the clipboard
    A_Clipboard := saved
    Critical(before)
}

WithoutBlankLines(text) {
    return RegExReplace(RegExReplace(text, "^(?:[ \t]*\R)+"), "(\R)(?:[ \t]*\R)+", "$1")
}
