#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it puts “- ” in front of each line of the selected text.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::ChangeSelection((text) => WithLineEnds(text, "- ", ""))

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

; Puts something at the beginning and end of each line; blank lines stay blank.
WithLineEnds(text, before, after) {
    Wrapped(lines) {
        for index, line in lines
            if Trim(line) != ""
                lines[index] := before . line . after
        return lines
    }
    return ChangedLines(text, Wrapped)
}

; The lines of a text, changed and put back together. A line break at the very end stays there.
ChangedLines(text, change) {
    RegExMatch(text, "\R?\z", &ending)
    lines := change(StrSplit(SubStr(text, 1, StrLen(text) - ending.Len), "`n", "`r"))
    changed := ""
    for line in lines
        changed .= (A_Index > 1 ? "`r`n" : "") . line
    return changed . ending[]
}
