#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it shows the message “Time for lunch!”
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    MsgBox("Time for lunch!", , "0x1000")
    KeyWait("F8") ; held down, the key must not do this again and again
}
