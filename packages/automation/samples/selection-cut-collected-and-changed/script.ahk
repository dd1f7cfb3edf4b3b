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

; On a new line, unless the text brings its own sign to begin with.
AppendToClipboard(text) {
    between := A_Clipboard = "" || text ~= "^[\s,;|/]" ? "" : "`r`n"
    A_Clipboard := A_Clipboard . between . text
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

; Replaces the copied text by what a function makes of it. Pictures and files (15) stay what they are.
ChangeClipboard(change) {
    text := A_Clipboard
    if text = "" || DllCall("IsClipboardFormatAvailable", "UInt", 15)
        return
    changed := change(text)
    if changed !== text ; what is the same keeps its formatting
        A_Clipboard := changed
}

; Replaces the word before the cursor by what a function makes of it. The clipboard gets its contents back.
ChangeLastWord(change) {
    Send("^+{Left}") ; selects back to the start of the word
    text := SelectedText()
    if Trim(text, " `t`r`n") = ""
        Send("{Right}")
    else
        PasteText(change(text))
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
