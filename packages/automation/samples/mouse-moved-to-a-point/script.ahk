#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F9, it moves the pointer to the screen position 300, 400.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F9::MouseMove(300, 400)
