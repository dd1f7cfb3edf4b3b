#Requires AutoHotkey v2.0
#SingleInstance Force

; When you press F7, it clicks twice.
; To end the script: right-click the green H in the notification area and choose Exit.

F7::Click(2)
