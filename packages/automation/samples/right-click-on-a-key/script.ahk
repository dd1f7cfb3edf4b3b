#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F8, it right-clicks.
; To end the script: right-click the green H in the notification area and choose Exit.

F8::Click("Right")
