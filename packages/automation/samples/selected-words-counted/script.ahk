#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it shows a message with the number of words in the selected text followed by “ words”.
; To end the script: right-click the green H in the notification area and choose Exit.

F7:: {
    KeyWait("F7") ; holding the key down doesn't repeat this
    ShowMessage(WordCount(SelectedText()) . " words")
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

WordCount(text) {
    RegExReplace(text, "[\p{L}\p{N}]+(?:[-'’.,@_&/][\p{L}\p{N}]+)*", , &count)
    return count
}

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
