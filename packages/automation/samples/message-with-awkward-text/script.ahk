#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press Ctrl+Alt+M, it shows the message “Hello "Bob" & Co; 100% `n {Enter}⏎Bye 😀”.
; To end the script: right-click the green H in the notification area and choose Exit.

^!m:: {
    MsgBox("Hello `"Bob`" & Co; 100% ``n {Enter}`nBye 😀", , "0x1000")
    KeyWait("m") ; held down, the key must not do this again and again
}
