#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it splits the selected text into lines at each “,”, then removes the spaces at the beginning and end of each of its lines.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::ChangeSelection((text) => TrimmedLines(SplitLines(text, ",")))

; Replaces the selected text by what a function makes of it, and selects it again. The clipboard gets its contents
; back; nothing happens where no text is selected.
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
    if length <= 2000 && !WinActive("ahk_exe EXCEL.EXE") ; there it would select other cells
        Send("+{Left " . length . "}")
}

; The selected text. It is read through the clipboard, which gets its contents back.
SelectedText(seconds := 0.5) {
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by anybody
    saved := ClipboardAll()
    A_Clipboard := ""
    Send("^c")
    selected := ClipWait(seconds) ? A_Clipboard : ""
    A_Clipboard := saved
    Critical(before)
    return selected
}

; Pastes a text without formatting, and gives the clipboard its contents back.
PasteText(text) {
    if text = ""
        return
    before := A_IsCritical
    Critical("On") ; what passes through the clipboard now was not copied by anybody
    saved := ClipboardAll()
    A_Clipboard := text
    Send("^v")
    Sleep(300) ; the program needs a moment to read the clipboard
    A_Clipboard := saved
    Critical(before)
}

; A new line at every sign, which goes.
SplitLines(text, sign) {
    lines := ""
    for part in StrSplit(text, sign)
        lines .= (A_Index > 1 ? "`r`n" : "") . Trim(part)
    return lines
}

; Without spaces and tabs at the ends of each line.
TrimmedLines(text) {
    return RegExReplace(text, "m)^[ \t\x{A0}]+|[ \t\x{A0}]+(?=\R|\z)")
}
