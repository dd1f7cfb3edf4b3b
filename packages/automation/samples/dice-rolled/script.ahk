#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it shows a message with “You rolled ”, a random number from 1 to 6, and “.”
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    KeyWait("F8") ; holding the key down doesn't repeat this
    ShowMessage("You rolled " . Random(1, 6) . ".")
}

; Shows a message above all windows, in its own thread, so the key can be pressed again while it is open.
ShowMessage(text, title := A_ScriptName, options := "0x1000") => SetTimer(() => MsgBox(text, title, options), -1)
