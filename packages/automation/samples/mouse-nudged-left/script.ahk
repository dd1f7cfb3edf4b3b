#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it moves the pointer left by 50 pixels.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::MouseMove(-50, 0, , "R")
