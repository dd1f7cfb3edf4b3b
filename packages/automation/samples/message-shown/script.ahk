#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it shows the message “Time for lunch!”
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    KeyWait("F8") ; holding the key down doesn't repeat this
    ShowMessage("Time for lunch!")
}

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
