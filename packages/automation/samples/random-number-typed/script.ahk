#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it types a random number from 10 to 20.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::SendText(Random(10, 20))
