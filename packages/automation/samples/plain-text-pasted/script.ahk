#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Shift+V, it pastes what you copied without formatting.
; To end the script: right-click the green H in the notification area and choose Exit.

^+v::PastePlain()

; A picture has no text, so it is pasted as it is.
PastePlain() {
    if A_Clipboard = ""
        Send("^v")
    else
        PasteText(A_Clipboard)
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
