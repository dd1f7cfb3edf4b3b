#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it clicks at the screen position 900, 250.
; To end the script: right-click the green H in the notification area and choose Exit.

CoordMode("Mouse", "Screen")

F8::Click(900, 250)
