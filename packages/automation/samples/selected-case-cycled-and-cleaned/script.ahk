#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F2, it changes the selected text to the next style: Each Word Capitalized, ALL CAPITALS, all lowercase.
; When you press F3, it removes the spaces at the beginning and end of the selected text, reduces repeated spaces in it to single ones, then adds “.” to the end of it.
; When you press F4, if some text is selected, it removes every “o” from the selected text; otherwise, it presses Shift+Home and changes the selected text to words-joined-like-this.
; When you press F6, it puts “<” in front of the copied text, then adds “>” to the end of it, then pastes what you copied.
; To end the script: right-click the green H in the notification area and choose Exit.

F2::ChangeSelection(NextCase)
F3::ChangeSelection((text) => (RegExReplace(Trim(text, " `t`r`n"), "[ \t\x{A0}]+", " ") . "."))
F4:: {
    if (SelectedText(0.2) != "") {
        ChangeSelection((text) => StrReplace(text, "o"))
    } else {
        Send("+{Home}")
        ChangeSelection(KebabCase)
    }
}

F6:: {
    ChangeClipboard((text) => (("<" . text) . ">"))
    Send("^v")
}

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

; Title Case, then UPPER CASE, then lower case, then Title Case again.
NextCase(text) {
    if text == StrUpper(text)
        return StrLower(text)
    return text == StrTitle(text) ? StrUpper(text) : StrTitle(text)
}

KebabCase(text) {
    return RegExReplace(StrLower(WordsApart(text)), " +", "-")
}

; "someName", "some-name" and "some_name" become "some name".
WordsApart(text) {
    text := RegExReplace(text, "(?<=[\p{Ll}\d])(?=\p{Lu})", " ")
    return RegExReplace(Trim(text, " `t`r`n"), "[ \t_\-]+", " ")
}

; Replaces the copied text with what a function makes of it. Pictures and files (15) are left alone.
ChangeClipboard(change) {
    text := A_Clipboard
    if text = "" || DllCall("IsClipboardFormatAvailable", "UInt", 15)
        return
    changed := change(text)
    if changed !== text ; unchanged text keeps its formatting
        A_Clipboard := changed
}
