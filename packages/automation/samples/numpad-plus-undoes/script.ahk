#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press numpad +, it presses Ctrl+Z.
; To end the script: right-click the green H in the notification area and choose Exit.

NumpadAdd::Send("^z")
