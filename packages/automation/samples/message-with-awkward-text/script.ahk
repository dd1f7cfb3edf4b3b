#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+M, it shows the message “Hello "Bob" & Co; 100% `n {Enter}”, then on a new line “Bye 😀”.
; To end the script: right-click the green H in the notification area and choose Exit.

^!m:: {
    KeyWait("m") ; holding the key down doesn't repeat this
    ShowMessage("Hello `"Bob`" & Co; 100% ``n {Enter}`nBye 😀")
}

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
