#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it cuts the selection.
; When you press F8, it adds the selected text to what you copied.
; When you press F9, it changes the copied text to capital letters, then adds “!” to the end of it.
; When you press F10, it changes the last word you typed to capital letters.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::Send("^x")
F8::AppendToClipboard(SelectedText())
F9::ChangeClipboard((text) => (StrUpper(text) . "!"))
F10::ChangeLastWord(StrUpper)

; Adds the text on a new line, unless it already starts with a separator.
AppendToClipboard(text) {
    between := A_Clipboard = "" || text ~= "^[\s,;|/]" ? "" : "`r`n"
    A_Clipboard := A_Clipboard . between . text
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

; Replaces the copied text with what a function makes of it. Pictures and files (15) are left alone.
ChangeClipboard(change) {
    text := A_Clipboard
    if text = "" || DllCall("IsClipboardFormatAvailable", "UInt", 15)
        return
    changed := change(text)
    if changed !== text ; unchanged text keeps its formatting
        A_Clipboard := changed
}

; Replaces the word before the cursor with what a function makes of it. The clipboard's contents are restored.
ChangeLastWord(change) {
    Send("^+{Left}") ; selects back to the start of the word
    text := SelectedText()
    if Trim(text, " `t`r`n") = ""
        Send("{Right}")
    else
        PasteText(change(text))
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
