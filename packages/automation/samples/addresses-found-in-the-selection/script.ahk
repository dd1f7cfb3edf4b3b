#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it copies the email addresses found in the selected text.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::A_Clipboard := FoundEmails(SelectedText())

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

FoundEmails(text) {
    return AllMatches(text, "i)[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}")
}

; Everything in a text that matches the pattern, one per line.
AllMatches(text, pattern) {
    found := "", position := 1
    while position := RegExMatch(text, pattern, &match, position) {
        found .= (found = "" ? "" : "`r`n") . match[]
        position += match.Len
    }
    return found
}
