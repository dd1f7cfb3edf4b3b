#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it copies the email addresses found in the selected text.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::A_Clipboard := FoundEmails(SelectedText())

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

FoundEmails(text) {
    return AllMatches(text, "i)[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}")
}

; Everything in a text that fits the pattern, one a line.
AllMatches(text, pattern) {
    found := "", position := 1
    while position := RegExMatch(text, pattern, &match, position) {
        found .= (found = "" ? "" : "`r`n") . match[]
        position += match.Len
    }
    return found
}
