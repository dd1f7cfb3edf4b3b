#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it swaps the selected text with what you copied.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::SwapWithClipboard()

; Replaces the selection with the clipboard, and puts the selection on the clipboard.
SwapWithClipboard() {
    saved := ClipboardAll()
    if CopySelection() {
        selected := ClipboardAll()
        A_Clipboard := saved
        Send("^v")
        Sleep(300) ; the program needs a moment to read the clipboard
        A_Clipboard := selected
    } else
        A_Clipboard := saved
}

; Copies and waits until the copy has arrived, because programs take a moment. Earlier contents are lost either way.
CopySelection(keys := "^c") {
    A_Clipboard := ""
    Send(keys)
    return ClipWait(1, 1)
}
