#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F1, it presses Ctrl+A.
; To end the script: right-click the green H in the notification area and choose Exit.

F1::Send("^a")
