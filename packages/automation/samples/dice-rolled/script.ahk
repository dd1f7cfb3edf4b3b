#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it shows the message “You rolled ”, a random number from 1 to 6, and “.”
; To end the script: right-click the green H in the notification area and choose Exit.

F8:: {
    MsgBox("You rolled " . Random(1, 6) . ".", , "0x1000")
    KeyWait("F8") ; held down, the key must not do this again and again
}
