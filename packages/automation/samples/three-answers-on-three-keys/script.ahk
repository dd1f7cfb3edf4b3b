#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it types “yes”.
; When you press F2, it types “no”.
; When you press F3, it types “maybe”.
; To end the script: right-click the green H in the notification area and choose Exit.

F1::SendText("yes")
F2::SendText("no")
F3::SendText("maybe")
