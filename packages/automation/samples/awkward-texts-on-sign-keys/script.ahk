#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Comma, it types “a, b; "c" 'd' \n C:\new\temp”.
; When you press Ctrl+;, it types “first line”, then on a new line “second; line”, then on a new line “⇥tabbed ; comment”.
; When you press Ctrl+\, it pastes “100% {Enter} ^c !x +y #z `t `` $1 ::”.
; When you press Ctrl+', it shows the message “say "hi"”, then on a new line “\ and ; and %A_Now%” with the title “a "title"”.
; As soon as you type “c,”, it turns into “comma”.
; As soon as you type “;q”, it turns into “""”.
; To end the script: right-click the green H in the notification area and choose Exit.

^,::SendText("a, b; `"c`" 'd' \n C:\new\temp")
^`;::SendText("first line`nsecond; line`n`ttabbed `; comment")
^\::PasteText("100% {Enter} ^c !x +y #z ``t ```` $1 ::")
^':: {
    KeyWait("'") ; holding the key down doesn't repeat this
    ShowMessage(("say `"hi`"`n\ and `; and %" . "A_Now%"), "a `"title`"")
}

:*T:c,::comma
:*T:;q::""

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

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
