#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+1, it copies the selection, remembers the copied text, then shows “kept” next to the pointer for a moment.
; When you press Ctrl+2, it copies the selection, then sets the second remembered text to the copied text.
; When you press F6, it pastes the remembered text.
; When you press F7, it pastes the second remembered text.
; When you press F8, if the remembered text is empty, it types “[empty]”; otherwise, it types the second remembered text, “/”, and the remembered text.
; To end the script: right-click the green H in the notification area and choose Exit.

text := ""
text2 := ""

^1:: {
    global text
    CopySelection()
    text := A_Clipboard
    ToolTip("kept")
    SetTimer(ToolTip, -2000)
}

^2:: {
    global text2
    CopySelection()
    text2 := A_Clipboard
}

F6::PasteText(text)
F7::PasteText(text2)
F8:: {
    if (text = "") {
        SendText("[empty]")
    } else {
        SendText(text2 . "/" . text)
    }
}

; Copies and waits until the copy has arrived, because programs take a moment. Earlier contents are lost either way.
CopySelection(keys := "^c") {
    A_Clipboard := ""
    Send(keys)
    return ClipWait(1, 1)
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
